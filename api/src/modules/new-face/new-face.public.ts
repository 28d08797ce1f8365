/** The public interface of the new face module. */
export { answerNewFaceRequest, findNewFaceRequest } from './new-face-guardian.ts';
export { deleteNewFaces } from './new-face.repository.ts';
export { newFaceToken } from './new-face-token.ts';

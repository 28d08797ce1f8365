/** The public interface of the video module. */
export { videoFiles } from './cleanup/video-census.ts';
export { purgeVideos } from './cleanup/purge-videos.job.ts';
export { discardUnused, discardVideos } from './cleanup/discard-videos.ts';
export { requireSize } from './upload/require-size.ts';
export { uploadRoutes, type UploadPlace } from './upload/upload.routes.ts';
export { findVideo, insertClip, lockOwnVideo, toUpload, type Video } from './video.repository.ts';
export { ClipCreate, VideoUpload } from './video.schema.ts';

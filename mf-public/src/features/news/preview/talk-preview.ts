/** Of either kind: the link says which article it shows. */
export { page } from './news-preview.tsx';

export { videoProblem, type VideoProblem } from './check-video.ts';
export { useMegabytes } from './use-megabytes.ts';
export { type UploadTarget } from './send-video.ts';
export { useVideoUpload, type VideoState } from './use-video-upload.ts';
export { VideoChoice } from './video-choice.tsx';
export { VideoProgress } from './video-progress.tsx';
export { videoText } from './video-texts.ts';

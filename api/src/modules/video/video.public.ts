/** The public interface of the video module. */
export { videoFiles } from './cleanup/video-census.ts';
export { purgeVideos } from './cleanup/purge-videos.job.ts';
export { discardVideos } from './cleanup/discard-videos.ts';
export { lockFinishedVideo } from './video.repository.ts';

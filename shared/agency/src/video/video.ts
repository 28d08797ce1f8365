// Separate entry point: only screens with videos load it.
export { VideoField, type VideoFieldProps } from './video-field.tsx';
export { VideoPlayer } from './video-player.tsx';

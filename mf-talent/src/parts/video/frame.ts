/** Wide enough for every screen. */
const MAX_SIDE = 1920;

/** The picture that a video shows, as a file; null where the browser cannot draw it. */
export function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve(null);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    const take = (blob: Blob | null) =>
      resolve(blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' }));
    canvas.toBlob(take, 'image/jpeg', 0.85);
  });
}

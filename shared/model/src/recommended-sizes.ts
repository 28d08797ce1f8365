/** Recommended image sizes for uploads, in pixels. */
export const RECOMMENDED_SIZES = {
  news: [{ width: 500, height: 250 }],
  talkOfTheTown: [{ width: 250, height: 350 }],
  share: [
    { width: 1200, height: 630 },
    { width: 600, height: 315 },
  ],
} as const;

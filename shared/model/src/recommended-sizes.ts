/** Sizes of pictures in pixels that those who upload them are advised of. */
export const RECOMMENDED_SIZES = {
  news: [{ width: 500, height: 250 }],
  talkOfTheTown: [{ width: 250, height: 350 }],
  share: [
    { width: 1200, height: 630 },
    { width: 600, height: 315 },
  ],
} as const;

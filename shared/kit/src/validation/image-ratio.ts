/** Width to height, such as `{ width: 1, height: 1 }`; cropping is exact, pixels are not. */
export interface ImageRatio {
  width: number;
  height: number;
}

/** One release's entry script, as the registry's snapshot names it. */
export interface ContainerRef {
  name: string;
  version: string;
  url: string;
  integrity: string;
  /** What it needs of this shell in vain; such a release is never run. */
  lacks?: readonly string[];
}

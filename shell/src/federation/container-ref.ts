/** One release's entry script, as the registry's snapshot names it. */
export interface ContainerRef {
  name: string;
  version: string;
  url: string;
  integrity: string;
  /** Shared modules that it needs and this shell lacks; such a release is never executed. */
  lacks?: readonly string[];
}

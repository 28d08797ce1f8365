/** Scope of the figures: one business, or all. */
export interface Scope {
  businessProfileId: string | null;
}

/** Whose figures: a business's own, or everybody's. */
export interface Scope {
  businessProfileId: string | null;
}

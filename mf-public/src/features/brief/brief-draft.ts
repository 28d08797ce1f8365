import type { BriefValues } from './brief.schema.ts';

/** Unsent input, kept when the page is left, to choose one more talent. */
export const briefDraft: { values?: BriefValues | undefined } = {};

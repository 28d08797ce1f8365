declare module '@dara/contract' {
  interface SlotProps {
    /** At the end of a talent's public page: how to work with this person. */
    'mf-public/work-with-talent': { talentId: string; nameTh: string; nameEn: string };
  }
}

export {};

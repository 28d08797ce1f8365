import { useManagementProposalPrefillQuery } from '../../../api/generated.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Ids of those among some talents who may not be shown to clients, as the api says it for a draft. */
export function useUnofferable(talents: string[]): ReadonlySet<string> {
  const { currentData } = useManagementProposalPrefillQuery(
    { talents },
    { skip: talents.length === 0 },
  );
  if (!currentData) return NOBODY;
  const away = currentData.items.filter(({ isAvailable }) => !isAvailable);
  return new Set(away.map(({ talentId }) => talentId));
}

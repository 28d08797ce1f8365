import { SelectionBar } from '@dara/kit/resource';
import { ButtonLink, Skeleton, lazyComponent } from '@dara/kit/ui';
import { useLocation } from '@dara/sdk/router';
import type { TalentCard } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { FreeBar } from './free-bar.tsx';
import { comparing } from './shortlist.model.ts';
import { useShortlistText } from './shortlist-texts.ts';
import { useAvailability, type ShortlistState } from './talent-facts.ts';

// Sorting is more script than a first page may have; the comparison is in the same file.
const ShortlistRows = lazyComponent(() =>
  import(/* webpackChunkName: "shortlist-tools" */ './shortlist-rows.tsx').then(
    (module) => module.ShortlistRows,
  ),
);

export interface PickedTalents {
  state: ShortlistState;
  /** Ids of the talents to compare. */
  picked: readonly string[];
  onPick: (ids: readonly string[]) => void;
}

/** The rows of the own shortlist, who of them is free, and the way to compare some. */
export function OwnTalents({
  talents,
  state,
  picked,
  onPick,
}: PickedTalents & { talents: readonly TalentCard[] }) {
  const text = useShortlistText();
  const { search } = useLocation();
  const ids = talents.map(({ id }) => id);
  const availability = useAvailability(ids, state);
  const chosen = picked.filter((id) => ids.includes(id));
  return (
    <>
      <FreeBar state={state} ids={ids} availability={availability} />
      <ShortlistRows
        talents={talents}
        availability={availability}
        picked={chosen}
        onPick={onPick}
        pending={ids.slice(0, 4).map((id) => (
          <Skeleton key={id} shape="box" height={150} />
        ))}
      />
      <SelectionBar count={chosen.length} onClear={() => onPick([])}>
        {chosen.length > 1 ? (
          <ButtonLink variant="primary" to={`${paths.shortlist}${comparing(search, chosen)}`}>
            {text('compareThese', { count: chosen.length })}
          </ButtonLink>
        ) : (
          text('compareMore')
        )}
      </SelectionBar>
    </>
  );
}

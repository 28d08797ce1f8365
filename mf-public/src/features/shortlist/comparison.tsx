import { ButtonLink, ErrorState, Skeleton, lazyComponent } from '@dara/kit/ui';
import { useLocation } from '@dara/sdk/router';
import { useTalentListQuery } from '../../api/generated.ts';
import { inOrder } from '../../parts/shortlist/in-order.ts';
import { talentsArgs } from '../../parts/shortlist/talents-args.ts';
import { paths } from '../../paths.ts';
import { EmptyShortlist, ShortlistHead, Tools } from './shortlist-parts.tsx';
import { comparing } from './shortlist.model.ts';
import { useShortlistText } from './shortlist-texts.ts';
import { useAvailability, type ShortlistState } from './talent-facts.ts';

const ComparisonTable = lazyComponent(() =>
  import(/* webpackChunkName: "shortlist-tools" */ './comparison-table.tsx').then(
    (module) => module.ComparisonTable,
  ),
);

/** Some talents of a shortlist beside each other; those who are not public are left out. */
export function Comparison({ ids, state }: { ids: readonly string[]; state: ShortlistState }) {
  const text = useShortlistText();
  const { search } = useLocation();
  const { data, isError, error, isFetching, refetch } = useTalentListQuery(talentsArgs(ids));
  const availability = useAvailability(ids, state);
  const addressOf = (left: readonly string[]) => `${paths.shortlist}${comparing(search, left)}`;
  const talents = data && inOrder(ids, data.items);
  const pending = <Skeleton shape="box" height={480} />;
  return (
    <>
      <ShortlistHead title={text('comparison')} />
      <Tools>
        <ButtonLink to={addressOf([])}>{text('back')}</ButtonLink>
      </Tools>
      {!talents && !isError && pending}
      {!talents && isError && (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {talents?.length === 0 && <EmptyShortlist title={{ id: 'public.shortlist.sharedEmpty' }} />}
      {talents && talents.length > 0 && (
        <ComparisonTable
          talents={talents}
          availability={availability}
          hrefWithout={(id) => addressOf(ids.filter((one) => one !== id))}
          pending={pending}
        />
      )}
    </>
  );
}

import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { Button, ButtonLink } from '@dara/kit/ui';
import type { TalentCard } from '../../api/generated.ts';
import { PortraitGrid } from '../../parts/cards/portrait-grid.tsx';
import { SHORTLIST_MAX } from '../../parts/shortlist/shortlist-store.ts';
import { useShortlist } from '../../parts/shortlist/use-shortlist.ts';
import { paths } from '../../paths.ts';
import { PdfButton } from './pdf-button.tsx';
import {
  BriefLink,
  EmptyShortlist,
  ShortlistHead,
  ShortlistTalents,
  Tools,
} from './shortlist-parts.tsx';
import { StarMark } from '../../parts/shortlist/star-mark.tsx';

/** Another user's list, opened by its link. */
export function SharedShortlist({ ids }: { ids: readonly string[] }) {
  const emptyShortlist = <EmptyShortlist title={{ id: 'public.shortlist.sharedEmpty' }} />;
  return (
    <>
      <ShortlistHead
        title={<FormattedMessage id="public.shortlist.sharedTitle" />}
        lead={<FormattedMessage id="public.shortlist.sharedLead" />}
      />
      {ids.length === 0 ? (
        emptyShortlist
      ) : (
        <ShortlistTalents
          ids={ids}
          empty={emptyShortlist}
          tools={(talents) => <AddAll talents={talents} />}
          renderMissing={(missing) => (
            <p>
              <FormattedMessage id="public.shortlist.gone" values={{ count: missing.length }} />
            </p>
          )}
        >
          {(talents) => <PortraitGrid talents={talents} level={2} priority={4} />}
        </ShortlistTalents>
      )}
    </>
  );
}

function AddAll({ talents }: { talents: readonly TalentCard[] }) {
  const notice = useNotice();
  const { add, has, isKnown } = useShortlist();
  const isMine = isKnown && talents.every(({ id }) => has(id));
  const addAll = () => {
    const left = add(talents.map(({ id }) => id));
    notice(
      left > 0
        ? {
            kind: 'warning',
            message: { id: 'public.shortlist.noRoom', values: { count: left, max: SHORTLIST_MAX } },
          }
        : {
            kind: 'success',
            message: { id: 'public.shortlist.added', values: { count: talents.length } },
          },
    );
  };
  return (
    <Tools>
      <BriefLink ids={talents.map(({ id }) => id)} />
      {isMine ? (
        <p>
          <FormattedMessage id="public.shortlist.allMine" />
        </p>
      ) : (
        <Button icon={<StarMark size={20} />} onClick={addAll}>
          <FormattedMessage id="public.shortlist.addAll" values={{ count: talents.length }} />
        </Button>
      )}
      <PdfButton ids={talents.map(({ id }) => id)} />
      <ButtonLink to={paths.shortlist}>
        <FormattedMessage id="public.shortlist.mine" />
      </ButtonLink>
    </Tools>
  );
}

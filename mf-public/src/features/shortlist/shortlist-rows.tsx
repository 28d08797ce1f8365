import { SHORTLIST_LIMITS } from '@dara/model';
import { NoValue, SortableList } from '@dara/kit/resource';
import { Avatar, Checkbox, IconButton, Image, VisuallyHidden, focusRing } from '@dara/kit/ui';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { TalentCard } from '../../api/generated.ts';
import { useShortlist } from '../../parts/shortlist/use-shortlist.ts';
import { StarMark } from '../../parts/shortlist/star-mark.tsx';
import { UnbrokenName } from '../../parts/text/unbroken-words.tsx';
import { paths } from '../../paths.ts';
import { useNotes } from './notes.ts';
import { useShortlistText } from './shortlist-texts.ts';
import { useTalentFacts, type AvailabilityOf } from './talent-facts.ts';

export interface ShortlistRowsProps {
  talents: readonly TalentCard[];
  availability: AvailabilityOf;
  /** Ids of the talents to compare. */
  picked: readonly string[];
  onPick: (ids: readonly string[]) => void;
}

/** The own shortlist as rows that can be put in order, noted on and picked for comparison. */
export function ShortlistRows({ talents, availability, picked, onPick }: ShortlistRowsProps) {
  const text = useShortlistText();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { arrange, remove } = useShortlist();
  const isFull = picked.length >= SHORTLIST_LIMITS.compared;
  const nameOf = ({ name }: TalentCard) => localized(name, locale);
  return (
    <SortableList
      label={text('list')}
      items={talents}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onChange={(next) => arrange(next.map(({ id }) => id))}
      actions={(talent) => (
        <>
          <IconButton
            size="small"
            aria-pressed
            label={formatMessage({ id: 'public.shortlist.star' }, { name: nameOf(talent) })}
            icon={<Star size={18} isFilled />}
            onClick={() => remove([talent.id])}
          />
          <Pick
            label={
              <>
                {text('compare')} <VisuallyHidden>{nameOf(talent)}</VisuallyHidden>
              </>
            }
            checked={picked.includes(talent.id)}
            disabled={isFull && !picked.includes(talent.id)}
            onChange={(isPicked) =>
              onPick(isPicked ? [...picked, talent.id] : picked.filter((id) => id !== talent.id))
            }
          />
        </>
      )}
    >
      {(talent) => <Row talent={talent} availability={availability} />}
    </SortableList>
  );
}

function Row({
  talent,
  availability,
}: Pick<ShortlistRowsProps, 'availability'> & { talent: TalentCard }) {
  const factsOf = useTalentFacts(availability);
  const name = localized(talent.name, useLocale());
  const isFree = availability.of(talent.id) === 'Free';
  return (
    <Person>
      <Image
        image={talent.image}
        alt=""
        ratio="3 / 4"
        sizes="96px"
        fallback={<Avatar name={name} size={64} />}
      />
      <h2>
        <Link to={paths.talent(talent.id)}>
          <UnbrokenName>{name}</UnbrokenName>
        </Link>
      </h2>
      <Facts>
        {factsOf(talent).map(({ id, label, value }) => (
          <div key={id} data-free={id === 'free' && isFree ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{value ?? <NoValue />}</dd>
          </div>
        ))}
      </Facts>
      <Note id={talent.id} name={name} />
    </Person>
  );
}

function Note({ id, name }: { id: string; name: string }) {
  const text = useShortlistText();
  const { notes, setNotes } = useNotes();
  return (
    <NoteInput
      aria-label={text('note', { name })}
      placeholder={text('notePlaceholder')}
      maxLength={SHORTLIST_LIMITS.note}
      value={notes[id] ?? ''}
      onChange={(event) => setNotes({ [id]: event.target.value })}
    />
  );
}

const Star = styled(StarMark)`
  color: ${tokens.brand};
`;

const Pick = styled(Checkbox)`
  align-self: center;
  margin-inline: ${tokens.space2};
  font-size: ${tokens.textSmall};
`;

const Person = styled.article`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
  h2 {
    font-size: ${tokens.textBody};
    a {
      color: inherit;
      text-decoration: none;
      &:hover {
        color: ${tokens.brand};
      }
      ${focusRing}
    }
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: 96px minmax(0, 1fr);
    column-gap: ${tokens.space5};
    > :first-child {
      grid-row: span 3;
    }
    > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space1} ${tokens.space4};
  font-size: ${tokens.textSmall};
  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  dt {
    color: ${tokens.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  [data-free] dd {
    color: ${tokens.positive};
    font-weight: 600;
  }
`;

const NoteInput = styled.input`
  width: 100%;
  min-height: 36px;
  padding: ${tokens.space1} ${tokens.space2};
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusSmall};
  background: ${tokens.paper};
  color: ${tokens.ink};
  font: inherit;
  &::placeholder {
    color: ${tokens.inkMuted};
  }
  ${focusRing}
`;

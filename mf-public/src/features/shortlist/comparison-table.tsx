import { talentTypeMessages } from '@dara/agency/labels';
import { nationalityName } from '@dara/model';
import { NoValue } from '@dara/kit/resource';
import { useFormat } from '@dara/kit/format';
import { Avatar, Image, focusRing } from '@dara/kit/ui';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens, zIndex } from '@dara/sdk/theme';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentCard } from '../../api/generated.ts';
import { UnbrokenName } from '../../parts/text/unbroken-words.tsx';
import { paths } from '../../paths.ts';
import { useNotes } from './notes.ts';
import { useShortlistText } from './shortlist-texts.ts';
import { useTalentFacts, type AvailabilityOf } from './talent-facts.ts';

export interface ComparisonTableProps {
  talents: readonly TalentCard[];
  availability: AvailabilityOf;
  /** Address of the comparison without one of them. */
  hrefWithout: (id: string) => string;
}

/** All that is compared of a talent, in the same order for each. */
function useComparedFacts(availability: AvailabilityOf) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const text = useShortlistText();
  const factsOf = useTalentFacts(availability);
  const { notes } = useNotes();
  const label = (id: string) => formatMessage({ id: `public.talent.fact.${id}` });
  return (talent: TalentCard) => [
    ...factsOf(talent),
    {
      id: 'nationality',
      label: label('nationality'),
      value: nationalityName(talent.nationality, locale),
    },
    {
      id: 'types',
      label: text('types'),
      value: talent.talentTypes.map((type) => formatMessage(talentTypeMessages[type])).join(', '),
    },
    {
      id: 'followers',
      label: text('followers'),
      value: talent.followers === null ? null : format.compact(talent.followers),
    },
    { id: 'note', label: text('noteFact'), value: notes[talent.id] ?? null },
  ];
}

/** Talents beside each other, a fact a row; on phones it scrolls sideways under the names of the facts. */
export function ComparisonTable({ talents, availability, hrefWithout }: ComparisonTableProps) {
  const text = useShortlistText();
  const locale = useLocale();
  const factsOf = useComparedFacts(availability);
  const columns = talents.map((talent) => ({
    talent,
    name: localized(talent.name, locale),
    facts: factsOf(talent),
  }));
  return (
    <Scroller role="region" tabIndex={0} aria-label={text('comparison')}>
      <Table $count={columns.length}>
        <thead>
          <tr>
            <td />
            {columns.map(({ talent, name }) => (
              <th key={talent.id} scope="col">
                <Picture>
                  <Image
                    image={talent.image}
                    alt=""
                    ratio="3 / 4"
                    sizes="(min-width: 960px) 260px, 150px"
                    fallback={<Avatar name={name} size={96} />}
                  />
                  <Drop
                    to={hrefWithout(talent.id)}
                    replace
                    aria-label={text('dropFromComparison', { name })}
                    title={text('dropFromComparison', { name })}
                  >
                    <X size={18} aria-hidden />
                  </Drop>
                </Picture>
                <Name to={paths.talent(talent.id)}>
                  <UnbrokenName>{name}</UnbrokenName>
                </Name>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.facts.map(({ id, label }, index) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {columns.map(({ talent, facts }) => (
                <td key={talent.id}>{facts[index]?.value ?? <NoValue />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Scroller = styled.div`
  /* What is hidden from the eye in a far column is clipped with it. */
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  margin-block-end: ${tokens.space8};
  ${focusRing}
`;

const Table = styled.table<{ $count: number }>`
  width: ${({ $count }) => 104 + 166 * $count}px;
  border-collapse: collapse;
  /* Columns of equal width: four fill a desk. */
  table-layout: fixed;
  ${media.desktop} {
    width: ${({ $count }) => 160 + 260 * $count}px;
  }
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${zIndex.raised};
    width: 104px;
    padding-inline-start: 0;
    background: ${tokens.paper};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 400;
    ${media.desktop} {
      width: 160px;
    }
  }
  th,
  td {
    padding: ${tokens.space2} ${tokens.space3};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody tr {
    border-block-start: 1px solid ${tokens.line};
  }
`;

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
`;

const Drop = styled(Link)`
  position: absolute;
  inset-block-start: ${tokens.space2};
  inset-inline-end: ${tokens.space2};
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusFull};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  ${focusRing}
`;

const Name = styled(Link)`
  display: block;
  margin-block-start: ${tokens.space2};
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: ${tokens.brand};
  }
  ${focusRing}
`;

import { useFormat } from '@dara/kit/format';
import { DescriptionList, RecordSection, type Fact } from '@dara/kit/record';
import { proposalMargin, type ProposalMargin } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ProposalRecord } from '../../../api/generated.ts';
import { LineUp } from '../../../parts/proposal/offer/line-up.tsx';
import { isChosen } from '../../../parts/proposal/offer/offer.ts';
import { OfferOutcome } from '../../../parts/proposal/offer/offer-outcome.tsx';
import { TotalsList } from '../../../parts/proposal/totals-list.tsx';
import { isAllBooked } from '../booking/book.model.ts';
import { StaffPlace } from '../booking/staff-place.tsx';
import { MarginNote } from '../margin-note.tsx';
import { LinkState } from './link-state.tsx';
import { OverviewItems } from './overview-items.tsx';

/** A sent proposal for staff: client decisions and totals. */
export function ProposalOverview({ proposal }: { proposal: ProposalRecord }) {
  const format = useFormat();
  const { items, totals, chosen, link, brief, note } = proposal;
  const answered = items.filter(({ decision }) => decision !== 'None').length;
  const times: Fact[] = (['sentAt', 'viewedAt', 'respondedAt', 'decidedAt'] as const)
    .filter((id) => proposal[id] !== null)
    .map((id) => ({
      id,
      label: <FormattedMessage id={`business.proposal.time.${id}`} />,
      value: format.dateTime(proposal[id]),
    }));
  return (
    <>
      <OfferOutcome offer={proposal} reader="staff" isDone={isAllBooked(proposal)} />
      <LineUp items={items} more={(item) => <StaffPlace proposal={proposal} item={item} />} />
      <Columns>
        <RecordSection
          title={<FormattedMessage id="business.proposal.section.items" />}
          aside={
            <FormattedMessage
              id="business.proposal.answered"
              values={{ answered, items: items.length }}
            />
          }
        >
          <OverviewItems proposal={proposal} />
          {brief && <Prose id="brief" text={brief} />}
          {note && <Prose id="note" text={note} />}
        </RecordSection>
        <Side>
          <RecordSection
            title={
              <FormattedMessage id={`business.proposal.totals.${chosen ? 'chosen' : 'title'}`} />
            }
          >
            <Stack>
              <TotalsList totals={chosen ?? totals} terms={proposal} />
              {chosen && (
                <small>
                  <FormattedMessage
                    id="business.proposal.offer.ofAll"
                    values={{ total: format.money(totals.total) }}
                  />
                </small>
              )}
              <MarginNote margin={marginOf(proposal)} />
            </Stack>
          </RecordSection>
          <RecordSection title={<FormattedMessage id="business.proposal.section.link" />}>
            <LinkState link={link ?? null} />
            <DescriptionList facts={times} />
          </RecordSection>
        </Side>
      </Columns>
    </>
  );
}

/** Totals of the chosen items, once there are any. */
function marginOf({ items, chosen, margin, ...terms }: ProposalRecord): ProposalMargin | null {
  if (!chosen) return margin ?? null;
  return proposalMargin(items.filter(isChosen), { ...terms, discount: chosen.discount });
}

function Prose({ id, text }: { id: string; text: string }) {
  return (
    <Words>
      <strong>
        <FormattedMessage id={`business.proposal.field.${id}`} />
      </strong>
      <p>{text}</p>
    </Words>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
`;

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space4};
  small {
    color: ${tokens.inkMuted};
  }
`;

const Words = styled.div`
  margin-block-start: ${tokens.space4};
  overflow-wrap: anywhere;
  p {
    margin: 0;
    white-space: pre-line;
  }
`;

import { useRecordActions } from '@dara/kit/record';
import { Button, TextLink } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementProposalBookMutation,
  type ProposalItem,
  type ProposalRecord,
} from '../../../api/generated.ts';
import { useItemNames } from '../../../parts/proposal/offer/item-name.ts';
import { paths } from '../../../paths.ts';
import { backupsOf, hasFallenOut, itemOf, promotionOf, type BookRow } from './book.model.ts';
import { LazyBookDialog } from './lazy-book-dialog.tsx';

interface StaffPlaceProps {
  proposal: ProposalRecord;
  item: ProposalItem;
}

/** The booking of a talent in the line-up; once it ended, each backup can be promoted with its days. */
export function StaffPlace({ proposal, item }: StaffPlaceProps) {
  const { booking } = item;
  return (
    <>
      {booking && (
        <TextLink to={paths.booking(booking)}>
          {booking.status === 'Active' ? (
            <FormattedMessage id="business.proposal.lineUp.booking" />
          ) : (
            <FormattedMessage id={`business.proposal.lineUp.ended.${booking.status}`} />
          )}
        </TextLink>
      )}
      {proposal.canBook && hasFallenOut(item) && <Promotions proposal={proposal} item={item} />}
    </>
  );
}

function Promotions({ proposal, item }: StaffPlaceProps) {
  const nameOf = useItemNames();
  const [book] = useManagementProposalBookMutation();
  const [refused, setRefused] = useState<BookRow>();
  const backups = backupsOf(proposal);
  const { run, busy } = useRecordActions<string>({
    send: async (backupId) => {
      const backup = backups.find(({ id }) => id === backupId)!;
      const row = promotionOf(item, backup, proposal);
      const proposalBookBody = { items: [itemOf(row)] };
      const { results } = await book({ id: proposal.id, proposalBookBody }).unwrap();
      const code = results[0]?.code;
      if (!code) return;
      // The dialog names what conflicts, and other days can be chosen there.
      setRefused(row);
      throw { status: 409, code };
    },
    done: (backupId) => ({
      id: 'business.proposal.lineUp.promoted',
      values: { name: nameOf(proposal.items.find(({ id }) => id === backupId)!) },
    }),
  });
  if (backups.length === 0) {
    return (
      <small>
        <FormattedMessage id="business.proposal.lineUp.noBackup" />
      </small>
    );
  }
  return (
    <Buttons>
      {backups.map((backup) => (
        <Button
          key={backup.id}
          size="small"
          icon={<UserRoundCheck size={18} aria-hidden />}
          loading={busy === backup.id}
          onClick={() => void run(backup.id)}
        >
          <FormattedMessage
            id="business.proposal.lineUp.promote"
            values={{ name: nameOf(backup) }}
          />
        </Button>
      ))}
      {refused && (
        <LazyBookDialog proposal={proposal} start={refused} onClose={() => setRefused(undefined)} />
      )}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;

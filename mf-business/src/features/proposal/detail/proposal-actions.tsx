import { RecordActions, actionItems } from '@dara/kit/record';
import { Button, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { useFileDownload } from '@dara/kit/resource';
import {
  Ban,
  CalendarCheck,
  Copy,
  FileDown,
  FilePen,
  Link2Off,
  Send,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementProposalStatusMutation,
  type ProposalRecord,
} from '../../../api/generated.ts';
import { LazyReasonDialog } from '../../../parts/proposal/lazy-reason-dialog.tsx';
import { isOpenPlace } from '../booking/book.model.ts';
import { LazyBookDialog } from '../booking/lazy-book-dialog.tsx';
import { actionsFor, type ProposalAction } from './proposal-actions.model.ts';
import { useProposalActions, type PlainAction } from './use-proposal-actions.ts';
import type { SendDialogProps } from './send-dialog.tsx';

const Dialog = lazyComponent(() =>
  import(/* webpackChunkName: "send-dialog" */ './send-dialog.tsx').then(
    (module) => module.SendDialog,
  ),
);

const ICONS: Record<Exclude<ProposalAction, 'send' | 'newLink'>, LucideIcon> = {
  revise: FilePen,
  duplicate: Copy,
  revoke: Link2Off,
  cancel: Ban,
  delete: Trash2,
};

const HARMFUL: readonly ProposalAction[] = ['revoke', 'cancel', 'delete'];

/** Actions of a proposal: send as a button, others in a menu. */
export function ProposalActions({ proposal }: { proposal: ProposalRecord }) {
  const { run, busy } = useProposalActions(proposal);
  const [setStatus] = useManagementProposalStatusMutation();
  const [open, setOpen] = useState<'send' | 'cancel' | 'book'>();
  const pdf = useProposalPdf(proposal);
  const actions = actionsFor(proposal);
  const sending = actions.find((action) => action === 'send' || action === 'newLink');
  const close = () => setOpen(undefined);
  const cancel = (reason: string) => {
    const { id, version } = proposal;
    const proposalStatusBody = { status: 'Cancelled' as const, reason, version };
    return setStatus({ id, proposalStatusBody }).unwrap();
  };
  const items = actionItems({
    actions,
    icons: ICONS,
    texts: 'business.proposal.action',
    harmful: HARMFUL,
    isBusy: busy !== undefined,
    onSelect: (action) =>
      action === 'cancel' ? setOpen('cancel') : void run(action as PlainAction),
  });
  const pdfs = (['th', 'en'] as const).map((language) => ({
    id: `pdf-${language}`,
    label: <FormattedMessage id={`business.proposal.action.pdf.${language}`} />,
    icon: <FileDown size={16} aria-hidden />,
    disabled: pdf.isBusy,
    onSelect: () => void pdf.save(language),
  }));
  return (
    <Row>
      {sending && (
        <Button
          variant={sending === 'send' ? 'primary' : 'secondary'}
          icon={<Send size={20} aria-hidden />}
          onClick={() => setOpen('send')}
        >
          <FormattedMessage id={`business.proposal.action.${sending}`} />
        </Button>
      )}
      {proposal.canBook && proposal.items.some(isOpenPlace) && (
        <Button
          variant="primary"
          icon={<CalendarCheck size={20} aria-hidden />}
          onClick={() => setOpen('book')}
        >
          <FormattedMessage id="business.proposal.action.book" />
        </Button>
      )}
      <RecordActions name={proposal.number} busy={busy} items={[...pdfs, ...items]} />
      {open === 'send' && <LazySendDialog proposal={proposal} onClose={close} />}
      {open === 'book' && <LazyBookDialog proposal={proposal} onClose={close} />}
      {open === 'cancel' && (
        <LazyReasonDialog texts="business.proposal.cancel" onSend={cancel} onClose={close} />
      )}
    </Row>
  );
}

/** Lazy: the dialog with its calendar. */
function LazySendDialog(props: SendDialogProps) {
  return <Dialog {...props} pending={null} onFailed={props.onClose} />;
}

/** Fetches the proposal on paper, in Thai or in English. */
function useProposalPdf({ id, number }: { id: string; number: string }) {
  const file = useFileDownload();
  const save = (language: 'th' | 'en') =>
    file.save({ url: `/api/management/proposal/${id}/pdf`, params: { language } }, `${number}.pdf`);
  return { save, isBusy: file.isBusy };
}

const Row = styled.div`
  display: grid;
  gap: ${tokens.space3};
  ${media.desktop} {
    display: flex;
  }
`;

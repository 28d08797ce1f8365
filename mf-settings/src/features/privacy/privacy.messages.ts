import type {
  ErasureBlock,
  PrivacyAsker,
  PrivacyChannel,
  PrivacyKind,
  PrivacyStatus,
} from '@dara/model';
import { defineMessages } from '@dara/sdk/i18n';

export const kindMessages = defineMessages({
  Access: { id: 'setting.privacy.kind.Access' },
  Correction: { id: 'setting.privacy.kind.Correction' },
  Erasure: { id: 'setting.privacy.kind.Erasure' },
} satisfies Record<PrivacyKind, { id: string }>);

export const statusMessages = defineMessages({
  Open: { id: 'setting.privacy.status.Open' },
  Running: { id: 'setting.privacy.status.Running' },
  Done: { id: 'setting.privacy.status.Done' },
  Refused: { id: 'setting.privacy.status.Refused' },
  Withdrawn: { id: 'setting.privacy.status.Withdrawn' },
} satisfies Record<PrivacyStatus, { id: string }>);

export const channelMessages = defineMessages({
  Account: { id: 'setting.privacy.channel.Account' },
  Mail: { id: 'setting.privacy.channel.Mail' },
  Phone: { id: 'setting.privacy.channel.Phone' },
  Letter: { id: 'setting.privacy.channel.Letter' },
  Visit: { id: 'setting.privacy.channel.Visit' },
} satisfies Record<PrivacyChannel, { id: string }>);

export const askerMessages = defineMessages({
  Self: { id: 'setting.privacy.asker.Self' },
  Guardian: { id: 'setting.privacy.asker.Guardian' },
} satisfies Record<PrivacyAsker, { id: string }>);

export const blockMessages = defineMessages({
  Oneself: { id: 'setting.privacy.block.Oneself' },
  LastAdmin: { id: 'setting.privacy.block.LastAdmin' },
  LastOwner: { id: 'setting.privacy.block.LastOwner' },
  LiveBooking: { id: 'setting.privacy.block.LiveBooking' },
  Hired: { id: 'setting.privacy.block.Hired' },
} satisfies Record<ErasureBlock, { id: string }>);

export const privacyMessages = defineMessages({
  title: { id: 'setting.privacy.title' },
  lead: { id: 'setting.privacy.lead' },
  search: { id: 'setting.privacy.search' },
  emptyTitle: { id: 'setting.privacy.empty.title' },
  emptyText: { id: 'setting.privacy.empty.text' },
  columnSubject: { id: 'setting.privacy.column.subject' },
  columnKind: { id: 'setting.privacy.column.kind' },
  columnStatus: { id: 'setting.privacy.column.status' },
  columnChannel: { id: 'setting.privacy.column.channel' },
  columnDue: { id: 'setting.privacy.column.due' },
  columnReceived: { id: 'setting.privacy.column.received' },
  filterOverdue: { id: 'setting.privacy.filter.overdue' },
  overdueYes: { id: 'setting.privacy.filter.overdue.yes' },
  overdueNo: { id: 'setting.privacy.filter.overdue.no' },
});

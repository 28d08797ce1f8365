import { errorMessage, isApiError } from '@dara/sdk/api';
import { localized, useLocale, type Localized } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';

interface NamedJob {
  id: string;
  title: Localized;
}

/** Withdraws an application after confirmation; `send` is the remote's mutation. */
export function useWithdraw(send: (args: { id: string }) => Promise<{ error?: unknown }>) {
  const locale = useLocale();
  const confirm = useConfirm();
  const notice = useNotice();
  return async (job: NamedJob): Promise<void> => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'agency.job.withdraw.title' },
      message: { id: 'agency.job.withdraw.text' },
      records: [localized(job.title, locale)],
      confirmLabel: { id: 'agency.job.withdraw.action' },
    });
    if (!isSure) return;
    const { error } = await send({ id: job.id });
    if (!error) return notice({ kind: 'success', message: { id: 'agency.job.withdraw.done' } });
    const isLate = isApiError(error) && error.code === 'INVALID_TRANSITION';
    notice({
      kind: 'error',
      message: isLate ? { id: 'agency.job.withdraw.tooLate' } : errorMessage(error),
    });
  };
}

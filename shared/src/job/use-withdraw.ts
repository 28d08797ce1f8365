import { errorMessage, isApiError } from '@dara/shared/api';
import { localized, useLocale, type Localized } from '@dara/shared/i18n';
import { useConfirm, useNotice } from '@dara/shared/notice';

interface NamedJob {
  id: string;
  title: Localized;
}

/** Takes an application back after asking; `send` is the remote's own call. */
export function useWithdraw(send: (args: { id: string }) => Promise<{ error?: unknown }>) {
  const locale = useLocale();
  const confirm = useConfirm();
  const notice = useNotice();
  return async (job: NamedJob): Promise<void> => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'shared.job.withdraw.title' },
      message: { id: 'shared.job.withdraw.text' },
      records: [localized(job.title, locale)],
      confirmLabel: { id: 'shared.job.withdraw.action' },
    });
    if (!isSure) return;
    const { error } = await send({ id: job.id });
    if (!error) return notice({ kind: 'success', message: { id: 'shared.job.withdraw.done' } });
    const isLate = isApiError(error) && error.code === 'INVALID_TRANSITION';
    notice({
      kind: 'error',
      message: isLate ? { id: 'shared.job.withdraw.tooLate' } : errorMessage(error),
    });
  };
}

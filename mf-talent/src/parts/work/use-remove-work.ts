import { errorMessage, isApiError } from '@dara/sdk/api';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { useManagementTalentWorkDeleteMutation, type WorkRecord } from '../../api/generated.ts';

/** Takes a kind of work away, after saying what goes with it. */
export function useRemoveWork(talentId: string, onRemoved: () => void) {
  const confirm = useConfirm();
  const notice = useNotice();
  const [remove, { isLoading }] = useManagementTalentWorkDeleteMutation();

  const ask = async (work: WorkRecord, name: string, mode: 'own' | 'staff') => {
    const values = {
      budgets: work.budgets.length,
      experiences: work.experiences.length,
      channels: work.socialMediaPerformance.length,
    };
    const isEmpty = Object.values(values).every((count) => count === 0);
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'talent.work.removeAsk', values: { name } },
      message: { id: `talent.work.${isEmpty ? 'removeEmpty' : 'removeText'}.${mode}`, values },
      confirmLabel: { id: 'talent.work.remove' },
    });
    if (!isSure) return;
    const { error } = await remove({ id: talentId, workId: work.id });
    // Somebody else has taken it away already: that is what was wanted.
    if (error && !(isApiError(error) && error.status === 404)) {
      return notice({ kind: 'error', message: errorMessage(error) });
    }
    notice({ kind: 'success', message: { id: 'talent.work.removed', values: { name } } });
    onRemoved();
  };
  return { remove: ask, isRemoving: isLoading };
}

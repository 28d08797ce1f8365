import { errorMessage, isApiError } from '@dara/sdk/api';
import { useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useAppDispatch } from '@dara/sdk/store';
import {
  endpoints as api,
  useManagementApplicationStatusMutation,
  type ApplicationRow,
  type ApplicationStageBody,
  type ManagementApplicationBoardApiArg,
} from '../../../api/generated.ts';
import { stageMessage, useTalentName } from '../application-texts.tsx';

const { updateQueryData } = api.util;

/** Moves one card: it stands in its new column at once, and goes back when the api refuses. */
export function useMove(board: ManagementApplicationBoardApiArg) {
  const { formatMessage } = useIntl();
  const nameOf = useTalentName();
  const notice = useNotice();
  const dispatch = useAppDispatch();
  const [send] = useManagementApplicationStatusMutation();

  const show = (id: string, change: Partial<ApplicationRow>) =>
    dispatch(
      updateQueryData('managementApplicationBoard', board, (draft) => {
        const row = draft.items.find((item) => item.id === id);
        if (row) Object.assign(row, change);
      }),
    );
  /** Another person was faster: the card as it is now, and a word about it. */
  const showNewer = (row: ApplicationRow, current: unknown) => {
    show(row.id, current as ApplicationRow);
    const { status } = current as ApplicationRow;
    const stage = formatMessage(stageMessage(status));
    const values = { name: nameOf(row), stage };
    notice({ kind: 'info', message: { id: 'business.application.changed', values } });
  };

  return async (row: ApplicationRow, body: Omit<ApplicationStageBody, 'version'>) => {
    const shown = show(row.id, { status: body.status });
    const applicationStageBody = { ...body, version: row.version };
    try {
      await send({ id: board.id, aid: row.id, applicationStageBody }).unwrap();
      const values = { name: nameOf(row), stage: formatMessage(stageMessage(body.status)) };
      notice({ kind: 'success', message: { id: 'business.application.moved', values } });
    } catch (error) {
      shown.undo();
      if (isApiError(error) && error.code === 'VERSION_CONFLICT' && error.current) {
        showNewer(row, error.current);
      } else {
        notice({ kind: 'error', message: errorMessage(error) });
      }
    }
  };
}

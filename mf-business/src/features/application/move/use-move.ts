import { errorMessage, isApiError } from '@dara/sdk/api';
import { useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useAppDispatch } from '@dara/sdk/store';
import { useRef, useState } from 'react';
import {
  endpoints as api,
  useManagementApplicationStatusMutation,
  type ApplicationRow,
  type ApplicationStageBody,
  type ManagementApplicationBoardApiArg,
} from '../../../api/generated.ts';
import type { SentMove, SentMoves } from '../sent-moves.ts';
import { stageMessage, useTalentName } from '../application-texts.tsx';

const { updateQueryData } = api.util;

export type StageDecision = Omit<ApplicationStageBody, 'version'>;

const NONE: SentMoves = new Map();

/** Moves one card: it appears in its new column immediately and returns when the api refuses. */
export function useMove(board: ManagementApplicationBoardApiArg) {
  const { formatMessage } = useIntl();
  const nameOf = useTalentName();
  const notice = useNotice();
  const dispatch = useAppDispatch();
  const [send] = useManagementApplicationStatusMutation();
  const [sent, setSent] = useState(NONE);
  /** The version after the last move of a card; a second move waits for it. */
  const made = useRef(new Map<string, Promise<number | undefined>>());

  const show = (id: string, change: SentMove) => setSent((moves) => new Map(moves).set(id, change));
  const takeBack = (id: string) =>
    setSent((moves) => new Map([...moves].filter(([each]) => each !== id)));
  /** Another person was faster: the card as it is now, and a word about it. */
  const showNewer = (row: ApplicationRow, current: unknown) => {
    dispatch(
      updateQueryData('managementApplicationBoard', board, (draft) => {
        const known = draft.items.find((item) => item.id === row.id);
        if (known) Object.assign(known, current);
      }),
    );
    const { status } = current as ApplicationRow;
    const stage = formatMessage(stageMessage(status));
    const values = { name: nameOf(row), stage };
    notice({ kind: 'info', message: { id: 'business.application.changed', values } });
  };

  const sendOne = async (row: ApplicationRow, body: StageDecision) => {
    const { id } = row;
    show(id, { to: body.status, over: row.version });
    const over = Math.max(row.version, (await made.current.get(id)) ?? 0);
    show(id, { to: body.status, over });
    try {
      const applicationStageBody = { ...body, version: over };
      const { version } = await send({ id: board.id, aid: id, applicationStageBody }).unwrap();
      show(id, { to: body.status, over, made: version });
      const values = { name: nameOf(row), stage: formatMessage(stageMessage(body.status)) };
      notice({ kind: 'success', message: { id: 'business.application.moved', values } });
      return version;
    } catch (error) {
      takeBack(id);
      if (isApiError(error) && error.code === 'VERSION_CONFLICT' && error.current) {
        showNewer(row, error.current);
      } else {
        notice({ kind: 'error', message: errorMessage(error) });
      }
      return undefined;
    }
  };
  const move = async (row: ApplicationRow, body: StageDecision) => {
    const answer = sendOne(row, body);
    made.current.set(row.id, answer);
    return answer;
  };
  return { move, sent };
}

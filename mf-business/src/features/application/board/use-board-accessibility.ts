import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useIntl } from '@dara/sdk/i18n';
import type { ApplicationRow } from '../../../api/generated.ts';
import { stageMessage, useTalentName } from '../application-texts.tsx';
import type { Stage } from '../stages.ts';

/** What screen readers are told while a card is moved. */
export function useBoardAccessibility(rows: readonly ApplicationRow[]) {
  const { formatMessage } = useIntl();
  const nameOf = useTalentName();
  const say = (event: string, id: UniqueIdentifier, over?: UniqueIdentifier) => {
    const row = rows.find((each) => each.id === id);
    return formatMessage(
      { id: `business.application.drag.${event}` },
      {
        name: row ? nameOf(row) : '',
        stage: over === undefined ? '' : formatMessage(stageMessage(over as Stage)),
      },
    );
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('start', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? say('end', active.id, over.id) : say('cancel', active.id),
    onDragCancel: ({ active }) => say('cancel', active.id),
  };
  const draggable = formatMessage({ id: 'business.application.drag.how' });
  return { announcements, screenReaderInstructions: { draggable } };
}

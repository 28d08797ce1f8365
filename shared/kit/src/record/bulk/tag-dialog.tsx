import { TAGS_MAX } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { Localized } from '@dara/contract';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MultiSelect } from '../../ui/inputs/multi-select.tsx';
import type { MessageId } from './bulk.model.ts';

export interface TagDialogProps {
  /** How many records it is about, and the message that counts them. */
  count: number;
  records: MessageId;
  tags: readonly (Localized & { id: string })[];
  onClose: () => void;
  onChosen: (action: 'tag' | 'untag', tagIds: string[]) => void;
}

/** Which tags the selected records get, or lose. */
export function TagDialog({ count, records, tags, onClose, onChosen }: TagDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [chosen, setChosen] = useState<string[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const choose = (action: 'tag' | 'untag') => {
    setIsAsked(true);
    if (chosen.length > 0) onChosen(action, chosen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(
        { id: 'kit.record.tags.title' },
        { records: formatMessage({ id: records.id }, { count }) },
      )}
      actions={
        <>
          <Button onClick={() => choose('untag')}>
            <FormattedMessage id="kit.record.tags.remove" />
          </Button>
          <Button variant="primary" onClick={() => choose('tag')}>
            <FormattedMessage id="kit.record.tags.add" />
          </Button>
        </>
      }
    >
      <MultiSelect
        label={formatMessage({ id: 'kit.record.tags' })}
        required
        options={tags.map((tag) => ({ value: tag.id, label: localized(tag, locale) }))}
        value={chosen}
        onChange={(next) => setChosen(next.slice(0, TAGS_MAX))}
        error={
          isAsked && chosen.length === 0 ? (
            <FormattedMessage id="kit.validation.required" />
          ) : undefined
        }
      />
    </Dialog>
  );
}

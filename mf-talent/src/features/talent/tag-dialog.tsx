import { FormattedMessage, localized, useIntl, useLocale } from '@dara/shared/i18n';
import { Button, Dialog, MultiSelect } from '@dara/shared/ui';
import { useState } from 'react';
import { useTalentTagsQuery } from '../../api/generated.ts';

export interface TagDialogProps {
  /** How many talents it is about. */
  count: number;
  onClose: () => void;
  onChosen: (action: 'tag' | 'untag', tagIds: string[]) => void;
}

/** Which tags the selected talents get, or lose. */
export function TagDialog({ count, onClose, onChosen }: TagDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data: tags } = useTalentTagsQuery();
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
      title={formatMessage({ id: 'talent.manage.bulk.tagTitle' }, { count })}
      actions={
        <>
          <Button onClick={() => choose('untag')}>
            <FormattedMessage id="talent.manage.bulk.untag" />
          </Button>
          <Button variant="primary" onClick={() => choose('tag')}>
            <FormattedMessage id="talent.manage.bulk.addTags" />
          </Button>
        </>
      }
    >
      <MultiSelect
        label={formatMessage({ id: 'talent.list.column.tags' })}
        required
        options={(tags ?? []).map((tag) => ({ value: tag.id, label: localized(tag, locale) }))}
        value={chosen}
        onChange={(next) => setChosen(next.slice(0, 20))}
        error={
          isAsked && chosen.length === 0 ? (
            <FormattedMessage id="shared.validation.required" />
          ) : undefined
        }
      />
    </Dialog>
  );
}

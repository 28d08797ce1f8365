import type { Localized } from '@dara/contract';
import { Button, CancelButton, Dialog, TextField } from '@dara/kit/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../text/use-texts.ts';

const NAME_MAX = 100;

/** Not in the catalogue, which every page loads. */
const TEXTS = {
  nameNeeded: { th: 'กรุณาตั้งชื่อ', en: 'Please enter a name' },
  keep: { th: 'บันทึก', en: 'Save' },
} as const satisfies Record<string, Localized>;

interface SaveNameDialogProps {
  title: string;
  lead: string;
  /** Names the field. */
  label: string;
  /** The present or a suggested one. */
  name?: string;
  isBusy: boolean;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
}

/** Asks for the name of what is saved. */
export function SaveNameDialog(props: SaveNameDialogProps) {
  const { title, lead, label, name: before = '', isBusy, ...on } = props;
  const text = useTexts(TEXTS);
  const formId = useId();
  const [name, setName] = useState(before);
  const [isAsked, setIsAsked] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (name.trim()) void on.onSave(name.trim());
  };
  return (
    <Dialog
      open
      size="small"
      onClose={on.onClose}
      title={title}
      description={lead}
      actions={
        <>
          <CancelButton onClick={on.onClose} />
          <Button variant="primary" type="submit" form={formId} loading={isBusy}>
            {text('keep')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <TextField
          label={label}
          value={name}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          error={isAsked && !name.trim() ? text('nameNeeded') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

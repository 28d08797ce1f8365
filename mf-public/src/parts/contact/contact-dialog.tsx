import { FormattedMessage } from '@dara/sdk/i18n';
import { Button, Dialog } from '@dara/kit/ui';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

export interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  talents: ContactFormProps['talents'];
}

/** The contact form over the page one is on. */
export function ContactDialog({ open, onClose, talents }: ContactDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="public.contact.title" />}
      description={<FormattedMessage id="public.contact.lead" />}
    >
      <ContactForm
        talents={talents}
        afterwards={
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="kit.ui.close" />
          </Button>
        }
      />
    </Dialog>
  );
}

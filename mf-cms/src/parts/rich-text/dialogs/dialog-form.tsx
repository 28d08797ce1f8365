import { CancelButton, Button, Dialog } from '@dara/kit/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface DialogFormProps {
  title: ReactNode;
  submit: ReactNode;
  isBusy?: boolean;
  /** Beside the other buttons. */
  extra?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a separate form; its events do not reach the form around the editor. */
export function DialogForm(props: DialogFormProps) {
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    props.onSubmit();
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      actions={
        <>
          {props.extra}
          <CancelButton onClick={props.onClose} />
          <Button type="submit" form={id} variant="primary" loading={props.isBusy}>
            {props.submit}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={handleSubmit}>
        {props.children}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

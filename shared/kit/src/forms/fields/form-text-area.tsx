import { TextArea, type TextAreaProps } from '../../ui/inputs/text-area.tsx';
import { useText, type Named } from './form-text-fields.tsx';

export type FormTextAreaProps = Named<TextAreaProps>;
export function FormTextArea({ name, ...rest }: FormTextAreaProps) {
  return <TextArea {...rest} {...useText(name)} />;
}

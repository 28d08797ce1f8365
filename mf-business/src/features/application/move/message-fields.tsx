import { TextArea } from '@dara/kit/ui';
import { REJECTION_TEXT_MAX } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';

const LANGUAGES = ['th', 'en'] as const;

export type Message = Record<(typeof LANGUAGES)[number], string>;

export interface MessageFieldsProps {
  message: Message;
  onChange: (message: Message) => void;
  /** Whether missing text is an error, after the first attempt. */
  isChecked: boolean;
  readOnly?: boolean;
}

/** The message to a talent in both languages; Thai is required. */
export function MessageFields({ message, onChange, isChecked, readOnly }: MessageFieldsProps) {
  const { formatMessage } = useIntl();
  return LANGUAGES.map((language) => (
    <TextArea
      key={language}
      lang={language}
      label={formatMessage({ id: `business.application.reject.message.${language}` })}
      required={language === 'th'}
      readOnly={readOnly}
      limit={readOnly ? undefined : REJECTION_TEXT_MAX}
      maxLength={REJECTION_TEXT_MAX}
      value={message[language]}
      error={
        isChecked && language === 'th' && !message.th.trim() ? (
          <FormattedMessage id="kit.validation.required" />
        ) : undefined
      }
      onChange={(event) => onChange({ ...message, [language]: event.target.value })}
    />
  ));
}

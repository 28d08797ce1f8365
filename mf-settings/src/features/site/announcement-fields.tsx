import { FormDateField } from '@dara/kit/date';
import { FormPair, FormRadioChips, FormTextArea, FormTextField } from '@dara/kit/forms';
import { ANNOUNCEMENT_KINDS, SITE_LIMITS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';

const label = (name: string) => <FormattedMessage id={`setting.site.announcement.${name}`} />;
const hint = (name: string) => <FormattedMessage id={`setting.site.hint.${name}`} />;

/** Everything of one announcement, at `announcements.<index>`. */
export function AnnouncementFields({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const text = formatMessage({ id: 'setting.site.announcement.text' });
  return (
    <>
      <FormPair>
        <FormTextArea
          name={`${path}.text.th`}
          required
          rows={2}
          maxLength={SITE_LIMITS.announcement}
          label={<FormattedMessage id="kit.form.inThai" values={{ label: text }} />}
        />
        <FormTextArea
          name={`${path}.text.en`}
          rows={2}
          lang="en"
          maxLength={SITE_LIMITS.announcement}
          label={<FormattedMessage id="kit.form.inEnglish" values={{ label: text }} />}
        />
      </FormPair>
      <FormPair>
        <FormTextField
          name={`${path}.link`}
          inputMode="url"
          autoCapitalize="none"
          maxLength={SITE_LIMITS.link}
          label={label('link')}
          hint={hint('link')}
        />
        <FormRadioChips
          name={`${path}.kind`}
          label={label('kind')}
          options={ANNOUNCEMENT_KINDS.map((value) => ({
            value,
            label: formatMessage({ id: `setting.site.announcement.kind.${value}` }),
          }))}
        />
      </FormPair>
      {(['from', 'to'] as const).map((end) => (
        <FormPair key={end}>
          <FormDateField name={`${path}.${end}Day`} label={label(`${end}Day`)} hint={hint(end)} />
          <FormTextField
            name={`${path}.${end}Time`}
            type="time"
            label={label(`${end}Time`)}
            hint={hint(`${end}Time`)}
          />
        </FormPair>
      ))}
    </>
  );
}

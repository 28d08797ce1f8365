import {
  EMAIL_INPUT,
  FormBothFields,
  FormPair,
  FormSwitch,
  FormTextArea,
  FormTextField,
  PHONE_INPUT,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { FormSections } from '@dara/kit/record';
import { PERSON_LINES, SITE_LIMITS, SITE_SOCIALS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import type { SiteSetting } from '../../api/generated.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { toValues } from './site-setting.model.ts';
import { siteSchema } from './site-setting.schema.ts';
import { useSiteSave } from './use-site-save.tsx';
import { useSiteLabels } from './use-site-labels.ts';

const SECTIONS = [
  { id: 'announcement', names: ['announcements'] },
  { id: 'agency', names: ['name', 'tagline', 'legal', 'address'] },
  { id: 'contact', names: ['email', 'phone', 'lineId'] },
  { id: 'social', names: ['social'] },
  { id: 'message', names: ['messagesTo'] },
  { id: 'form', names: ['longEmailSuffixes'] },
] as const;

const label = (name: string) => <FormattedMessage id={`setting.site.${name}`} />;
const hint = (name: string, values?: Record<string, string>) => (
  <FormattedMessage id={`setting.site.hint.${name}`} values={values} />
);

export interface SiteSettingFormProps {
  setting: SiteSetting;
}

/** Everything that is set of the site. */
export function SiteSettingForm({ setting }: SiteSettingFormProps) {
  const { formatMessage } = useIntl();
  const initialValues = useMemo(() => toValues(setting), [setting]);
  const saving = useSiteSave(setting);
  const contents = {
    announcement: <AnnouncementList />,
    agency: <AgencyFields />,
    contact: <ContactFields />,
    social: <SocialFields />,
    message: (
      <FormTextArea
        name="messagesTo"
        rows={3}
        inputMode="email"
        autoCapitalize="none"
        label={label('messagesTo')}
        hint={hint('messagesTo', { email: setting.defaultRecipient })}
      />
    ),
    form: (
      <FormSwitch
        name="longEmailSuffixes"
        label={label('longEmailSuffixes')}
        hint={hint('longEmailSuffixes')}
      />
    ),
  };
  return (
    <ResourceForm
      label={formatMessage({ id: 'setting.site.title' })}
      initialValues={initialValues}
      reinitialize
      schema={siteSchema}
      labels={useSiteLabels()}
      guard
      successMessage={{ id: 'sdk.notice.saved' }}
      onSubmit={saving.save}
    >
      <FormSections
        prefix="site"
        sections={SECTIONS.map(({ id, names }) => ({
          id,
          names,
          title: <FormattedMessage id={`setting.site.section.${id}`} />,
          lead: (
            <FormattedMessage
              id={`setting.site.section.${id}.lead`}
              values={{ count: SITE_LIMITS.shownAtOnce }}
            />
          ),
          content: contents[id],
        }))}
      />
      <SubmitBar sticky />
      {saving.dialog}
    </ResourceForm>
  );
}

function AgencyFields() {
  const { formatMessage } = useIntl();
  return (['name', 'tagline', 'legal', 'address'] as const).map((name) => (
    <FormBothFields
      key={name}
      name={name}
      required={false}
      limit={SITE_LIMITS[name]}
      label={formatMessage({ id: `setting.site.${name}` })}
    />
  ));
}

function ContactFields() {
  return (
    <>
      <FormPair>
        <FormTextField
          name="phone"
          {...PHONE_INPUT}
          maxLength={PERSON_LINES.phone}
          label={label('phone')}
        />
        <FormTextField
          name="email"
          {...EMAIL_INPUT}
          maxLength={PERSON_LINES.email}
          label={label('email')}
        />
      </FormPair>
      <FormPair>
        <FormTextField
          name="lineId"
          autoCapitalize="none"
          maxLength={SITE_LIMITS.lineId}
          label={label('lineId')}
          hint={hint('lineId')}
        />
      </FormPair>
    </>
  );
}

const SOCIAL_LABELS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
} as const;

function SocialFields() {
  return (
    <FormPair>
      {SITE_SOCIALS.map((name) => (
        <FormTextField
          key={name}
          name={`social.${name}`}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          maxLength={SITE_LIMITS.link}
          label={SOCIAL_LABELS[name]}
        />
      ))}
    </FormPair>
  );
}

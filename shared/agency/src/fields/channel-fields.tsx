import { PERSON_LINES, SOCIAL_FIELDS, CHANNELS, type Channel } from '@dara/model';
import { channelMessages } from '@dara/agency/labels';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '@dara/kit/ui';
import { VisuallyHidden } from '@dara/kit/ui';
import { errorText } from '@dara/kit/forms';
import { useFormField } from '@dara/kit/forms';
import { FormNumberField, FormTextField } from '@dara/kit/forms';

/** A channel as a form edits it: figures are text until they are sent. */
export interface ChannelValues {
  channel: Channel;
  name: string;
  link: string;
  followers: string;
  /** Percent; only if the form asks for it. */
  engagementRate?: string;
}

export interface ChannelFieldsProps {
  /** Includes the engagement rate. */
  withEngagement?: boolean;
}

/** The value `socialMedia`, one row per channel: an existing channel cannot be added again. */
export function ChannelFields({ withEngagement = false }: ChannelFieldsProps) {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<{ socialMedia: ChannelValues[] }>();
  const { socialMedia } = values;
  const missing = CHANNELS.filter((one) => !socialMedia.some(({ channel }) => channel === one));
  const { id } = useFormField<ChannelValues[]>('socialMedia');

  const add = (channel: Channel) => {
    const next: ChannelValues = {
      channel,
      name: '',
      link: '',
      followers: '',
      ...(withEngagement && { engagementRate: '' }),
    };
    void setFieldValue('socialMedia', [...socialMedia, next], false);
  };
  const remove = (channel: Channel) => {
    const rest = socialMedia.filter((one) => one.channel !== channel);
    void setFieldValue('socialMedia', rest);
    document.getElementById(id)?.querySelector('button')?.focus();
  };
  return (
    <>
      {socialMedia.map(({ channel }, index) => (
        <Row
          key={channel}
          {...{ index, channel, withEngagement }}
          onRemove={() => remove(channel)}
        />
      ))}
      <Adders id={id} role="group" aria-label={intl.formatMessage({ id: 'kit.form.channel.list' })}>
        {missing.map((channel) => (
          <Button
            key={channel}
            size="small"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => add(channel)}
          >
            <FormattedMessage {...channelMessages[channel]} />
          </Button>
        ))}
      </Adders>
    </>
  );
}

interface RowProps {
  index: number;
  channel: Channel;
  withEngagement: boolean;
  onRemove: () => void;
}

function Row({ index, channel, withEngagement, onRemove }: RowProps) {
  const intl = useIntl();
  const name = intl.formatMessage(channelMessages[channel]);
  const { id } = useFormField<Channel>(`socialMedia.${index}.channel`);
  const { getFieldMeta } = useFormikContext();
  // Refused by the server only, so it shows without having been touched.
  const refused = errorText(getFieldMeta(`socialMedia.${index}.channel`).error, intl);
  return (
    <Card id={id} tabIndex={-1} role="group" aria-label={name}>
      <header>
        <strong>{name}</strong>
        <Button size="small" variant="ghost" icon={<X size={18} aria-hidden />} onClick={onRemove}>
          <FormattedMessage id="kit.form.channel.remove" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </header>
      {refused && <Refused role="alert">{refused}</Refused>}
      <Fields $three={withEngagement}>
        <FormTextField
          name={`socialMedia.${index}.name`}
          required
          maxLength={SOCIAL_FIELDS.name.max}
          autoCapitalize="none"
          spellCheck={false}
          label={<FormattedMessage id="kit.form.channel.name" />}
        />
        <FormNumberField
          name={`socialMedia.${index}.followers`}
          label={
            <FormattedMessage
              id={
                channel === 'Youtube'
                  ? 'kit.form.channel.subscribers'
                  : 'kit.form.channel.followers'
              }
            />
          }
        />
        {withEngagement && (
          <FormNumberField
            name={`socialMedia.${index}.engagementRate`}
            decimal
            unit="%"
            label={<FormattedMessage id="kit.form.channel.engagementRate" />}
          />
        )}
        <FormTextField
          className="wide"
          name={`socialMedia.${index}.link`}
          type="url"
          inputMode="url"
          maxLength={PERSON_LINES.link}
          autoCapitalize="none"
          spellCheck={false}
          label={<FormattedMessage id="kit.form.channel.link" />}
        />
      </Fields>
    </Card>
  );
}

const Adders = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  &:empty {
    display: none;
  }
`;

const Card = styled.div`
  display: grid;
  gap: ${tokens.space3};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  outline: none;
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;

const Refused = styled.p`
  color: ${tokens.danger};
  font-size: ${tokens.textSmall};
`;

const Fields = styled.div<{ $three: boolean }>`
  display: grid;
  gap: ${tokens.space4};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: ${(p) => (p.$three ? '2fr 1fr 1fr' : '2fr 1fr')};
    .wide {
      grid-column: 1 / -1;
    }
  }
`;

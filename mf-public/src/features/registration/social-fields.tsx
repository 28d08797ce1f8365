import { CHANNELS, channelMessages, type Channel } from '@dara/shared/domain';
import { FormNumberField, FormTextField, errorText, useFormField } from '@dara/shared/forms';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { media, tokens } from '@dara/shared/theme';
import { Button, VisuallyHidden } from '@dara/shared/ui';
import { useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { SocialValues, TalentValues } from './talent-registration.model.ts';

/** One row per channel: a channel that is there already cannot be added once more. */
export function SocialFields() {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<TalentValues>();
  const { socialMedia } = values;
  const missing = CHANNELS.filter((one) => !socialMedia.some(({ channel }) => channel === one));
  const { id } = useFormField<SocialValues[]>('socialMedia');

  const add = (channel: Channel) => {
    const next: SocialValues = { channel, name: '', link: '', followers: '' };
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
        <Row key={channel} index={index} channel={channel} onRemove={() => remove(channel)} />
      ))}
      <Adders
        id={id}
        role="group"
        aria-label={intl.formatMessage({ id: 'public.register.social' })}
      >
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
  onRemove: () => void;
}

function Row({ index, channel, onRemove }: RowProps) {
  const intl = useIntl();
  const name = intl.formatMessage(channelMessages[channel]);
  const { id } = useFormField<Channel>(`socialMedia.${index}.channel`);
  const { getFieldMeta } = useFormikContext();
  // Refused by the server only, so it shows without having been touched.
  const refused = errorText(getFieldMeta(`socialMedia.${index}.channel`).error, intl);
  return (
    <Card id={id} tabIndex={-1} role="group" aria-label={name}>
      <header>
        <h4>{name}</h4>
        <Button size="small" variant="ghost" icon={<X size={18} aria-hidden />} onClick={onRemove}>
          <FormattedMessage id="public.register.remove" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </header>
      {refused && <Refused role="alert">{refused}</Refused>}
      <Fields>
        <FormTextField
          name={`socialMedia.${index}.name`}
          required
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          label={<FormattedMessage id="public.register.field.socialName" />}
        />
        <FormNumberField
          name={`socialMedia.${index}.followers`}
          label={
            <FormattedMessage
              id={
                channel === 'Youtube'
                  ? 'public.register.field.subscribers'
                  : 'public.register.field.followers'
              }
            />
          }
        />
        <FormTextField
          className="wide"
          name={`socialMedia.${index}.link`}
          type="url"
          inputMode="url"
          maxLength={500}
          autoCapitalize="none"
          spellCheck={false}
          label={<FormattedMessage id="public.register.field.socialLink" />}
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
  h4 {
    font-size: ${tokens.textBody};
  }
`;

const Refused = styled.p`
  color: ${tokens.danger};
  font-size: ${tokens.textSmall};
`;

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space4};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 2fr 1fr;
    .wide {
      grid-column: 1 / -1;
    }
  }
`;

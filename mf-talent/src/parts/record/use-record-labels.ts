import { BODY_NAMES, CHANNELS, TALENT_BODY, TALENT_LISTS } from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { NO_RECORD } from './record.model.ts';

const IN_BOTH = ['firstName', 'lastName', 'nickName', 'bio'];
const CHANNEL_PARTS = ['name', 'link', 'followers', 'engagementRate'];
/** Values with labels from the profile view. */
const OF_PROFILE: Readonly<Record<string, string>> = {
  birthDay: 'birthday',
  socialMedia: 'social',
  bio: 'about',
};
const OWN = new Set([
  ...['displayName', 'picture', 'bookouts', 'active', 'isTop10', 'language'],
  'talentTypes',
]);

/** Labels of values in error summary and conflict dialog, by name. */
export function useRecordLabels(): Readonly<Record<string, string>> {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const labels: Record<string, string> = {};
    for (const name of Object.keys(NO_RECORD)) {
      if (name in TALENT_BODY) continue;
      labels[name] = OWN.has(name)
        ? intl.formatMessage({ id: `talent.record.field.${name}` })
        : intl.formatMessage({ id: `talent.profile.${OF_PROFILE[name] ?? name}` });
    }
    for (const name of BODY_NAMES) labels[name] = localized(TALENT_BODY[name].label, locale);
    for (const name of IN_BOTH) {
      const label = labels[name] ?? '';
      labels[`${name}.th`] = intl.formatMessage({ id: 'kit.form.inThai' }, { label });
      labels[`${name}.en`] = intl.formatMessage({ id: 'kit.form.inEnglish' }, { label });
    }
    for (const part of Object.keys(NO_RECORD.guardian)) {
      labels[`guardian.${part}`] = intl.formatMessage({
        id: `talent.record.field.guardian.${part}`,
      });
    }
    const inRow = (list: string, at: number, part: string, id: string) => {
      const label = intl.formatMessage({ id });
      labels[`${list}.${at}.${part}`] = `${labels[list] ?? ''} ${at + 1} · ${label}`;
    };
    for (const part of CHANNEL_PARTS) {
      for (const at of CHANNELS.keys()) {
        inRow('socialMedia', at, part, `kit.form.channel.${part}`);
      }
    }
    for (const part of ['from', 'to']) {
      for (let at = 0; at < TALENT_LISTS.bookouts; at += 1) {
        inRow('bookouts', at, part, `talent.record.field.${part}`);
      }
    }
    return labels;
  }, [intl, locale]);
}

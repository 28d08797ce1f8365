import {
  shortRevision,
  type Changed,
  type PackageHealth,
  type ReleaseComparison,
} from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { DescriptionList, NothingYet, RecordSection, type Fact } from '@dara/kit/record';
import { NativeSelect } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Answered } from './answered.tsx';
import { LIVE, useReleaseCompareQuery, useReleaseListQuery } from './release.api.ts';

/** What differs between two releases of a package: the live one and the one before, unless others are chosen. */
export function ReleaseCompare({ of }: { of: PackageHealth }) {
  const query = useReleaseListQuery(undefined, LIVE);
  const { name, live, previous, canary, waiting } = of;
  const next = (canary ?? waiting)?.version;
  const preset = next
    ? { from: live?.version ?? next, to: next }
    : { from: previous?.version ?? live?.version, to: live?.version };
  return (
    <Answered query={query}>
      {({ releases }) => {
        const versions = releases.filter((one) => one.name === name).map((one) => one.version);
        return <Chosen name={name} versions={versions} {...preset} />;
      }}
    </Answered>
  );
}

interface ChosenProps {
  name: string;
  versions: readonly string[];
  from?: string;
  to?: string;
}

function Chosen({ name, versions, from: fromLive, to: toLive }: ChosenProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const { from = fromLive ?? versions.at(-1) ?? '', to = toLive ?? versions[0] ?? '' } = chosen;
  const options = versions.map((version) => ({ value: version, label: version }));
  const isSame = from === to;
  const query = useReleaseCompareQuery({ name, from, to }, { skip: isSame });
  return (
    <>
      <Pair>
        <NativeSelect
          label={formatMessage({ id: 'setting.release.compare.from' })}
          options={options}
          value={from}
          onChange={(event) => setChosen({ from: event.target.value, to })}
        />
        <NativeSelect
          label={formatMessage({ id: 'setting.release.compare.to' })}
          options={options}
          value={to}
          onChange={(event) => setChosen({ from, to: event.target.value })}
        />
      </Pair>
      {isSame ? (
        <NothingYet>
          <FormattedMessage id="setting.release.compare.none" />
        </NothingYet>
      ) : (
        <Answered query={query}>{(comparison) => <Differences {...comparison} />}</Answered>
      )}
    </>
  );
}

const plain = (value: string) => value;

function Differences({ before, after, bytes, ...parts }: ReleaseComparison) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const kilobytes = (size: number) => `${format.number(size / 1000, 1)} kB`;
  const count = (number: number) => format.number(number);
  const revisions = {
    before: shortRevision(before.revision),
    after: shortRevision(after.revision),
  };
  return (
    <Sections>
      <Part
        id="built"
        rows={[
          { name: formatMessage({ id: 'setting.release.column.revision' }), ...revisions },
          {
            name: localized(PART_TITLES.built, locale),
            before: format.dateTime(before.builtAt),
            after: format.dateTime(after.builtAt),
          },
        ]}
        text={plain}
      />
      <Part id="routes" rows={parts.routes} text={plain} />
      <Part id="menu" rows={parts.menu} text={plain} />
      <Part id="files" rows={[{ name: 'Σ', ...bytes }, ...parts.files]} text={kilobytes} />
      <Part id="shared" rows={parts.shared} text={plain} />
      <Part id="messages" rows={parts.messages} text={count} />
    </Sections>
  );
}

/** Not in the catalogue, which every page of this remote loads. */
const PART_TITLES = {
  built: { th: 'การสร้าง', en: 'Build' },
  routes: { th: 'ที่อยู่หน้า', en: 'Routes' },
  menu: { th: 'เมนู', en: 'Menu' },
  files: { th: 'ขนาดไฟล์ (บีบอัด)', en: 'Files, compressed' },
  shared: { th: 'ไลบรารีร่วม', en: 'Shared libraries' },
  messages: { th: 'จำนวนข้อความ', en: 'Number of texts' },
} as const;

interface PartProps<T> {
  id: keyof typeof PART_TITLES;
  rows: readonly Changed<T>[];
  text: (value: T) => string;
}

/** One kind of difference, also that there is none. */
function Part<T>({ id, rows, text }: PartProps<T>) {
  const locale = useLocale();
  const facts: Fact[] = rows.map(({ name, before, after }) => ({
    id: name,
    label: name,
    value: (
      <>
        {before === null ? <FormattedMessage id="setting.release.compare.absent" /> : text(before)}
        {' → '}
        {after === null ? <FormattedMessage id="setting.release.compare.absent" /> : text(after)}
      </>
    ),
  }));
  return (
    <RecordSection title={localized(PART_TITLES[id], locale)}>
      {facts.length > 0 ? (
        <Wrapping>
          <DescriptionList facts={facts} />
        </Wrapping>
      ) : (
        <FormattedMessage id="setting.release.compare.none" />
      )}
    </RecordSection>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${tokens.space4};
  max-width: 480px;
  margin-block-end: ${tokens.space5};
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
`;

/** Addresses and file names are longer than labels elsewhere. */
const Wrapping = styled.div`
  dt {
    flex: 0 1 auto;
    min-width: 30%;
    overflow-wrap: anywhere;
  }
`;

import {
  listArgs,
  manyOf,
  oneOf,
  readListState,
  textFilter,
  wholeNumber,
  writeListState,
  yesOrNo,
} from './resource.ts';

const spec = {
  sorts: ['DisplayName', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: oneOf(['Pending', 'Approved']),
    tags: manyOf(['a', 'b', 'c']),
    active: yesOrNo,
    heightFrom: wholeNumber(30, 250),
  },
} as const;

const read = (query: string) => readListState(new URLSearchParams(query), spec);

test.each([
  'page=0',
  'page=-1',
  'page=abc',
  'page=1.5',
  'page=99999999999999999999',
  'size=7',
  'size=10000',
  'sort=Password',
  'status=Evil',
  'tags=x',
  'active=maybe',
  'heightFrom=1e3',
  'heightFrom=251',
  'keyword=%20%20',
])('"%s" falls back to the default', (query) => {
  expect(read(query)).toEqual({ page: 1, size: 10, sort: spec.defaultSort, filters: {} });
});

test('what is allowed is read, each value of a repeated filter once', () => {
  expect(read('page=3&size=20&sort=DisplayName&tags=b&tags=a&tags=a&active=false')).toEqual({
    page: 3,
    size: 20,
    sort: { column: 'DisplayName', direction: 'asc' },
    filters: { tags: ['a', 'b'], active: false },
  });
});

test('an address is written without defaults, keeps what pages read and reads back', () => {
  const values = read('lang=en&page=2&tags=b&keyword=%E0%B8%94%E0%B8%B2%E0%B8%A3%E0%B8%B2');
  const params = writeListState(
    values,
    spec,
    new URLSearchParams('utm_source=x&lang=en&page=9&dialog=sign-in&own=1'),
  );
  const unread = ['utm_source', 'dialog', 'lang'].filter((name) => params.has(name));
  expect(unread).toEqual([]);
  expect(params.get('own')).toBe('1');
  expect(params.has('size')).toBe(false);
  expect(params.has('sort')).toBe(false);
  expect(readListState(params, spec)).toEqual(values);
});

test('arguments carry the names of the api', () => {
  expect(listArgs(read('keyword=ya'))).toEqual({
    keyword: 'ya',
    page: 1,
    size: 10,
    sortByColumn: 'UpdatedAt',
    sortByAlphabetically: 'desc',
  });
});

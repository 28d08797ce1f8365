import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROVINCES } from '@dara/model';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { findMismatchedPlace, places } from './places.ts';

describe('the data', () => {
  const { provinces, districts, subDistricts } = places();
  const all = [
    ...provinces,
    ...[...districts.values()].flat(),
    ...[...subDistricts.values()].flat(),
  ];

  test('is all of Thailand, each code once, under its parent', () => {
    expect(provinces).toHaveLength(77);
    expect([...districts.values()].flat()).toHaveLength(928);
    expect([...subDistricts.values()].flat()).toHaveLength(7432);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect([...districts.keys()].sort()).toEqual(provinces.map(({ code }) => code).sort());
    const districtCodes = [...districts.values()].flat().map(({ code }) => code);
    expect([...subDistricts.keys()].sort()).toEqual(districtCodes.sort());
    for (const [province, list] of districts) {
      for (const { code } of list) expect(code).toMatch(new RegExp(`^${province}\\d\\d$`));
    }
    for (const [district, list] of subDistricts) {
      for (const { code } of list) expect(code).toMatch(new RegExp(`^${district}\\d\\d$`));
    }
  });

  test('names every place in both languages, sub-districts with postal codes', () => {
    for (const { name } of all) {
      expect(name.th).toMatch(/^[\u0E00-\u0E7F]/);
      expect(name.en).toMatch(/^[A-Z]/);
    }
    for (const { postalCode, postalCodes } of [...subDistricts.values()].flat()) {
      expect(postalCodes[0]).toBe(postalCode);
      for (const code of postalCodes) expect(code).toMatch(/^[1-9]\d{4}$/);
    }
  });

  test('agrees with the provinces of jobs, and holds the newest', () => {
    expect(Object.fromEntries(provinces.map(({ code, name }) => [code, name]))).toEqual(PROVINCES);
    expect(districts.get('38')).toHaveLength(8);
    expect(districts.get('97')).toBeUndefined();
  });
});

describe('a chain of codes', () => {
  const silom = { province: '10', district: '1004', subDistrict: '100402', postalCode: '10500' };
  test.each([
    [{}, null],
    [{ province: '97' }, 'province'],
    [{ province: '50' }, 'district'],
    [{ district: '1005' }, 'subDistrict'],
    [{ subDistrict: '100499' }, 'subDistrict'],
    [{ postalCode: '10501' }, 'postalCode'],
    [{ district: '1007', subDistrict: '100702', postalCode: '10330' }, null],
    [{ district: '1007', subDistrict: '100702', postalCode: '10110' }, null],
  ])('%j', (change, wrong) => {
    expect(findMismatchedPlace({ ...silom, ...change })).toBe(wrong);
  });
});

describe('the calls', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());
  const get = (path: string) => api.app.inject(`/api/place/${path}`);

  test('lead from the province to the postal code, for caches to keep', async () => {
    const provinces = await get('province');
    expect(provinces.json().items[0]).toEqual({ code: '81', name: { th: 'กระบี่', en: 'Krabi' } });
    const districts = await get('district?province=10');
    expect(districts.json().items).toHaveLength(50);
    const subDistricts = await get('subdistrict?district=1004');
    expect(subDistricts.json().items).toContainEqual({
      code: '100402',
      name: { th: 'สีลม', en: 'Si Lom' },
      postalCode: '10500',
      postalCodes: ['10500'],
    });
    for (const answer of [provinces, districts, subDistricts]) {
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=86400/);
    }
  });

  test.each([
    ['district', 400],
    ['district?province=', 400],
    ['district?province=1', 400],
    ['district?province=1001', 400],
    ['district?province=97', 404],
    ['district?province=__', 400],
    ['subdistrict?district=10', 400],
    ['subdistrict?district=1099', 404],
  ])('%s is %i and not kept', async (path, status) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

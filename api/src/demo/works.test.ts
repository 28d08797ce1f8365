import { expect, test } from 'vitest';
import { stillCount } from './albums.ts';
import { BUSINESSES } from './business-data.ts';
import { generateTalents } from './people.ts';
import { assignWorks, workCount } from './works.ts';

const now = new Date('2026-11-22T00:00:00Z');
const talents = generateTalents({ now });
const cast = assignWorks(talents, now);
const worksOf = (key: string) => cast.get(key)!.flat();

test('each talent has two to five different works', () => {
  for (const talent of talents) {
    const { key, types } = talent;
    expect(cast.get(key)).toHaveLength(types.length);
    const projects = worksOf(key).map(({ project }) => project);
    expect(projects).toHaveLength(workCount(talent));
    expect(projects.length).toBeGreaterThanOrEqual(2);
    expect(projects.length).toBeLessThanOrEqual(5);
    expect(new Set(projects).size).toBe(projects.length);
  }
});

test('only talents that visitors see have works with images, at least two', () => {
  for (const talent of talents) {
    const isSeen = talent.status === 'Approved';
    expect(stillCount(talent) >= 2).toBe(isSeen);
    expect(stillCount(talent)).toBeLessThanOrEqual(isSeen ? workCount(talent) : 0);
  }
});

test('works say what was made, for a customer of the agency, and what the talent was in it', () => {
  const customers = BUSINESSES.map(({ name }) => name[1]);
  const all = talents.flatMap(({ key }) => worksOf(key));
  for (const work of all) {
    expect(customers).toContain(work.customerName);
    expect(work.role).not.toMatch(/^$|“”/);
    expect(Math.max(work.project.length, work.role.length)).toBeLessThanOrEqual(120);
  }
  expect(all.filter(({ link }) => link === null).length).toBeLessThan(all.length / 5);
});

test('the large roles of a project are given once', () => {
  const roles = talents.flatMap(({ key }) =>
    worksOf(key).map(({ project, role }) => `${project}: ${role}`),
  );
  const large = roles.filter((role) => /พรีเซนเตอร์|แบรนด์แอมบาสเดอร์|โฮสต์หลัก|ศิลปินหลัก/.test(role));
  expect(large.length).toBeGreaterThan(30);
  expect(new Set(large).size).toBe(large.length);
});

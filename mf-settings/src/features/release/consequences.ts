import type { Locale } from '@dara/contract';
import type { DecisionText } from './decision.ts';

/** Of a package and, where it is about one, a release or a grant. */
type Text = (name: string, version: string) => string;

/** What each decision will do; not in the catalogue, which every page of this remote loads. */
export const CONSEQUENCES: Readonly<Record<DecisionText, Record<Locale, Text>>> = {
  promote: {
    th: (name, version) =>
      `ผู้เข้าชมจะได้ ${name} ${version} เมื่อเปิดหน้าใหม่ ระบบจะเฝ้าดู 30 นาที และย้อนกลับเองหากผิดพลาดมากกว่าเวอร์ชันเดิม`,
    en: (name, version) =>
      `Visitors get ${name} ${version} when they open a page. It is watched for 30 minutes and rolled back if it fails more than the one it replaces.`,
  },
  restore: {
    th: (name, version) => `${name} ${version} จะกลับมาใช้งาน และที่อยู่ทั้งหมดของส่วนนี้จะเปิดได้อีกครั้ง`,
    en: (name, version) => `${name} ${version} becomes live again, with all its addresses.`,
  },
  rollback: {
    th: (name, version) => `${name} จะกลับไปใช้ ${version} เมื่อผู้เข้าชมเปิดหน้าใหม่`,
    en: (name, version) => `${name} goes back to ${version} when visitors open a page.`,
  },
  withdraw: {
    th: (name) => `ที่อยู่ทั้งหมดของ ${name} จะตอบว่าไม่พบหน้า จนกว่าจะนำกลับมาใช้งาน`,
    en: (name) =>
      `All addresses of ${name} answer that there is no such page, until it is put back.`,
  },
  markBad: {
    th: (name, version) =>
      `จะนำ ${name} ${version} ขึ้นใช้งานอีกไม่ได้ เว้นแต่จะยืนยันทั้งที่มีเครื่องหมาย สิ่งที่ใช้งานอยู่ไม่เปลี่ยน`,
    en: (name, version) =>
      `${name} ${version} cannot be promoted again unless the mark is overridden. What is live stays.`,
  },
  unmarkBad: {
    th: (name, version) => `จะนำ ${name} ${version} ขึ้นใช้งานได้ตามปกติอีกครั้ง`,
    en: (name, version) => `${name} ${version} can be promoted as any other again.`,
  },
  approve: {
    th: (name, version) => `จะนำ ${name} ${version} ขึ้นใช้งานได้ ผู้เผยแพร่เวอร์ชันอนุมัติเองไม่ได้`,
    en: (name, version) =>
      `${name} ${version} may then be promoted. Who published it cannot approve it.`,
  },
  grant: {
    th: (name) => `${name} จะใช้สิ่งนี้ได้ตั้งแต่เวอร์ชันถัดไปที่นำขึ้นใช้งาน`,
    en: (name) => `${name} may use it from its next promotion on.`,
  },
  revokeGrant: {
    th: (name, version) => `${name} จะใช้ ${version} ไม่ได้ตั้งแต่เวอร์ชันถัดไป สิ่งที่ใช้งานอยู่ไม่เปลี่ยน`,
    en: (name, version) =>
      `${name} may not use ${version} from its next release on. What is live stays.`,
  },
  freeze: {
    th: (name) => `จนถึงเวลานั้นจะนำเวอร์ชันใหม่ของ ${name} ขึ้นใช้งานไม่ได้ แต่ยังย้อนกลับได้`,
    en: (name) => `Until then no release of ${name} can be promoted. Rollbacks stay possible.`,
  },
  lift: {
    th: (name) => `จะนำเวอร์ชันใหม่ของ ${name} ขึ้นใช้งานได้ทันที`,
    en: (name) => `Releases of ${name} can be promoted again at once.`,
  },
};

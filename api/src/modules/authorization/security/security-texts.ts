interface Wording {
  subject: string;
  lines: readonly string[];
}

const HOW_ON = {
  th: 'ตั้งแต่นี้ไป เมื่อเข้าสู่ระบบด้วยรหัสผ่าน ระบบจะถามรหัสจากแอปยืนยันตัวตนด้วยทุกครั้ง',
  en: 'From now on, signing in with the password asks for a code of your authenticator app as well.',
};

/** Mail texts of changed credentials. `{detail}` is replaced. */
export const SECURITY_TEXTS = {
  SecondStepOn: {
    th: { subject: 'เปิดการยืนยันสองขั้นตอนของบัญชี Dara แล้ว', lines: [HOW_ON.th] },
    en: { subject: 'Two-step sign-in is on for your Dara account', lines: [HOW_ON.en] },
  },
  SecondStepOff: {
    th: {
      subject: 'ปิดการยืนยันสองขั้นตอนของบัญชี Dara แล้ว',
      lines: ['ตั้งแต่นี้ไป เข้าสู่ระบบได้ด้วยรหัสผ่านเพียงอย่างเดียว'],
    },
    en: {
      subject: 'Two-step sign-in is off for your Dara account',
      lines: ['From now on the password alone is enough to sign in.'],
    },
  },
  SecondStepReset: {
    th: {
      subject: 'ผู้ดูแลระบบล้างการยืนยันสองขั้นตอนของบัญชี Dara ของคุณ',
      lines: [
        'แอปยืนยันตัวตน รหัสกู้คืน และพาสคีย์ของคุณถูกลบแล้ว และทุกอุปกรณ์ถูกออกจากระบบ',
        'เข้าสู่ระบบด้วยรหัสผ่าน แล้วตั้งค่าใหม่ได้ที่หน้าบัญชี',
      ],
    },
    en: {
      subject: 'An administrator has reset two-step sign-in of your Dara account',
      lines: [
        'Your authenticator app, recovery codes and passkeys have been removed, and every device has been signed out.',
        'Sign in with your password, and set them up anew on the page of your account.',
      ],
    },
  },
  RecoveryCodesRenewed: {
    th: {
      subject: 'สร้างรหัสกู้คืนของบัญชี Dara ชุดใหม่แล้ว',
      lines: ['รหัสกู้คืนชุดเดิมใช้ไม่ได้อีก'],
    },
    en: {
      subject: 'New recovery codes of your Dara account',
      lines: ['The recovery codes from before work no more.'],
    },
  },
  RecoveryCodeUsed: {
    th: {
      subject: 'มีการใช้รหัสกู้คืนเข้าบัญชี Dara ของคุณ',
      lines: ['เหลือรหัสกู้คืนอีก {detail} รหัส หากใกล้หมด สร้างชุดใหม่ได้ที่หน้าบัญชี'],
    },
    en: {
      subject: 'A recovery code of your Dara account has been used',
      lines: ['Recovery codes left: {detail}. Make new ones on the page of your account in time.'],
    },
  },
  PasskeyAdded: {
    th: {
      subject: 'เพิ่มพาสคีย์ในบัญชี Dara แล้ว',
      lines: ['พาสคีย์ “{detail}” ใช้เข้าสู่ระบบแทนรหัสผ่านได้แล้ว'],
    },
    en: {
      subject: 'A passkey has been added to your Dara account',
      lines: ['The passkey “{detail}” signs in without the password.'],
    },
  },
  PasskeyRemoved: {
    th: {
      subject: 'ลบพาสคีย์ออกจากบัญชี Dara แล้ว',
      lines: ['พาสคีย์ “{detail}” ใช้เข้าสู่ระบบไม่ได้อีก'],
    },
    en: {
      subject: 'A passkey has been removed from your Dara account',
      lines: ['The passkey “{detail}” signs in no more.'],
    },
  },
  EmailChanged: {
    th: {
      subject: 'อีเมลของบัญชี Dara ถูกเปลี่ยนแล้ว',
      lines: ['ตั้งแต่นี้ไป เข้าสู่ระบบด้วย {detail} อีเมลนี้ใช้เข้าสู่ระบบไม่ได้อีก'],
    },
    en: {
      subject: 'The email of your Dara account has been changed',
      lines: ['From now on one signs in with {detail}. This address signs in no more.'],
    },
  },
} as const satisfies Record<string, { th: Wording; en: Wording }>;

export type SecurityEvent = keyof typeof SECURITY_TEXTS;

export const FORGOT_PASSWORD_PATH = '/forgotpassword';
export const NOT_FOUND_PATH = '/404';

/** As the contract has them, which the browser does not load for two values. A test holds them together. */
export const maxPictureSize = 5 * 1024 * 1024;
export const pictureAccept = '.png,.jpg,.jpeg,.gif,.bmp,image/png,image/jpeg,image/gif,image/bmp';

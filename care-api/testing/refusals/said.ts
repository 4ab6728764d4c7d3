import { nothingHere, type Refused, type Rows, signInFirst } from './refused';
import { pictureType as choose } from './text-kinds';

const lastAdmin: Refused = [422, 'This is the last admin. Please make someone else an admin first.'];
const attempts: Refused = [429, 'Too many attempts. Please try again later.'];
const wrongLogin: Refused = [401, 'The email or the password is not right.'];
const notTheirs: Refused = [403, 'This belongs to someone else.'];
const full = 'There is no room left to store this. Please try again later, or ring us.';
const noCategory = 'There is no category 987654.';
const noListing = 'There is no listing 987654.';
const noComment = 'The comment you answer is not there any more.';
const common = 'This password is very common. Please choose another one.';
const ownName = 'Please use something else than your name or email.';
const nameTaken = 'This username is taken already.';
const emailTaken = 'There is an account with this email already.';
const notOffered = '“Which pet?”: please choose one of the answers offered.';
const damaged = 'This picture is damaged. Please choose another one, or save it anew.';
const fixed = 'This cannot be changed.';
const ofPicture = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([what, said]) => [what, { galleryPhoto: said }]));

const ofOtherKinds = (...kinds: string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, `This is ${kind}. ${choose}`]));

/** What handlers refuse beside what the kinds of fields say: by what was asked, with words by field or a whole refusal. */
export const said: Rows = {
  banAccount: { 'the last admin': lastAdmin },
  // Without our extensions a list knows no pages.
  'bare search': { 'a page that is none': null },
  'bare listPosts': { 'hidden ones, by nobody': null, 'hidden ones, by a user': null },
  'bare register': {
    'an email that is taken': { email: emailTaken },
    'both are taken': {
      username: nameTaken,
      email: emailTaken,
    },
  },
  'bare request': {
    'an unknown path': nothingHere,
    'another method': nothingHere,
  },
  createCallBack: { 'too often': [429, 'Too many requests. Please ring us instead.'] },
  createCategory: { 'a name that exists': { categoryName: 'This exists already.' } },
  createComment: {
    'an answer to nothing': { parentCommentId: noComment },
    'an answer to one that is gone': { parentCommentId: noComment },
    'an unknown post': nothingHere,
    'bad words': { content: 'Warning: Inappropriate content detected.' },
    'too often': [429, 'You have written a lot of comments. Please try again in a few minutes.'],
  },
  createGalleryImage: ofPicture({
    ...ofOtherKinds(
      'a HEIC picture',
      'a PDF document',
      'a TIFF picture',
      'a WebP picture',
      'a web page',
      'an AVIF picture',
      'an SVG drawing',
    ),
    'a file that is too large': 'Please choose a picture of at most 5 MB.',
    'a text too long': 'Please choose a picture of at most 5 MB.',
    'a picture too wide': 'This picture is 6001 by 1 pixels. Please choose one of at most 6000 a side.',
    'a BMP too wide': 'This picture is 6001 by 1 pixels. Please choose one of at most 6000 a side.',
    'an empty file': 'This file is empty. Please choose another one.',
    'an odd BMP': 'This kind of BMP cannot be read. Please save it as PNG or JPEG.',
    'half a picture': damaged,
    'half a BMP': damaged,
    'who knows what': choose,
    'the name of none': choose,
  }),
  createListing: { 'an unknown category': { categoryId: noCategory } },
  createListingPicture: { 'an unknown listing': { typeId: 'This names nothing.' } },
  createMenuPage: { 'an unknown menu': { menuId: 'This names nothing.' } },
  createPost: {
    'an unknown category': { category: noCategory },
    'an unknown subcategory': { subcategoty: noCategory },
    'nothing is left when cleaned': { description: 'Description is required.' },
    "somebody else's picture": { bannerImage: choose },
    'too long when cleaned': { description: 'Please use at most 300,000 characters of text, with its HTML.' },
  },
  createQuestionnaire: {
    'a loop': { 'questions.1': '“Question 2”: Leads back to “Question 1” in a loop.' },
    'an id used twice': { 'questions.1': '“Question 1”: Another question has the id 1 too.' },
    'an identifier used twice': { 'questions.1': 'Another question has the identifier a too.' },
    'an unknown destination': { 'questions.0': '“Question 1”: Jumps to question 9, which is not there.' },
    'an unknown listing': { typeId: noListing },
    'an unreachable question': { 'questions.1': '“Question 2”: No way leads to this question.' },
    'no choices': { 'questions.0': '“Question 1”: This question has no choices to choose from.' },
    'no question': { questions: 'Please add a question.' },
  },
  createResponse: {
    'a choice that is not offered': { responseValue: notOffered },
    'an answer to a statement': { responseValue: '“Hello” takes no answer.' },
    'an unknown listing': { typeId: noListing },
    'an unknown question': { questionId: 'There is no question 987654.' },
    'another questionnaire': { questionnaireId: 'The question belongs to another questionnaire.' },
  },
  createResponses: {
    'a choice that is not offered': { '0.responseValue': notOffered },
    'a closed listing': { '0.typeId': '“A closed one” no longer takes applications.' },
    'a key that was used': [409, 'This Idempotency-Key was sent with other answers before.'],
    'a statement alone': {
      'questions.#2': '“Which pet?”: please answer this question.',
      'questions.#3': '“Why a cat?”: please answer this question.',
    },
    'an answer that is missing': { 'questions.#3': '“Why a cat?”: please answer this question.' },
    'an answer that is skipped': { '1.questionId': '“Why a cat?” is skipped by your other answers.' },
    'an unknown listing': { '0.typeId': noListing },
    'an unknown question': { '1.questionId': 'There is no question 987654 in this questionnaire.' },
    'more than may be sent': { body: 'Too big: expected array to have <=3000 items' },
    'nothing answered': { '0.responseValue': 'Please answer the question.' },
    'two answers where one is taken': { '1.responseValue': '“Which pet?” takes one answer only.' },
    'two listings': { '1.typeId': 'All answers sent together are about one listing.' },
    'two questionnaires': { '1.questionnaireId': 'All answers sent together belong to one questionnaire.' },
  },
  createSubCategory: { 'an unknown category': { categoryId: 'This names nothing.' } },
  createAlert: { 'too often': [429, 'Too many requests. Please try again later.'] },
  createSubscriber: { 'too often': [429, 'Too many requests. Please try again later.'] },
  deleteMyAccount: {
    'a wrong password': { password: 'The password is not right.' },
    'the last admin': lastAdmin,
    'too often': attempts,
  },
  deleteQuestionnaire: {
    'one that is answered': [
      409,
      'People have answered this questionnaire, so it cannot be deleted. Take it off its listings instead.',
    ],
  },
  deleteResponse: { 'of answers sent together': notTheirs },
  disk: {
    'a write': [507, full],
    health: [503, full],
  },
  files: {
    'beyond the end': [416, 'The file is shorter.'],
    'none of that name': nothingHere,
    'a name that is none': nothingHere,
  },
  forgotPassword: { 'too often': attempts },
  listPosts: {
    'hidden ones, by a user': [403, 'Only an admin may see posts that are not public.'],
    'hidden ones, by nobody': signInFirst,
  },
  login: {
    'a wrong password': wrongLogin,
    'an unknown account': wrongLogin,
    'too often': attempts,
  },
  makeAdmin: { 'the last admin': lastAdmin },
  register: {
    'a common password': { password: common },
    'a password of one letter': { password: common },
    'a long username': { username: 'Please use at most 40 characters.' },
    'a short password': { password: 'Password should not be less than 8 characters' },
    'a username that is taken': { username: nameTaken },
    'both are taken': { username: nameTaken },
    'an odd username': { username: "Please use letters, digits, spaces and . _ ' - only." },
    'the name of the site as password': { password: 'Please leave the name of this site out of your password.' },
    'the username as password': { password: ownName },
    'the email as password': { password: ownName },
    'too often': [429, 'Too many new accounts. Please try again later.'],
  },
  request: { 'an unknown path': [404, 'There is no such call.'], 'another method': [405, 'This cannot be done here.'] },
  resetPassword: {
    'an unknown link': [422, 'Username In Correct Contact Administrator'],
    'a common password': { newPassword: common },
    "somebody else's email": [422, 'Username Not Exists In System'],
    'the email as password': { newPassword: ownName },
  },
  search: { 'a page that is none': [400, 'This search cannot be read: ids and pages are whole numbers above 0.'] },
  updateApplication: {
    'its state, by its sender': [403, 'This is for colleagues with another role.'],
    'one that was withdrawn': [409, 'This application was withdrawn.'],
  },
  answerApplication: {
    'one that was withdrawn': [409, 'This application was withdrawn.'],
    "somebody else's": nothingHere,
  },
  updateComment: {
    'bad words': { newComment: 'Warning: Inappropriate content detected.' },
    'one that is gone': nothingHere,
    'too late': [403, 'A comment can be changed for 15 minutes after it was written.'],
  },
  updateListing: { 'too many pictures': { images: 'Please use at most 20 pictures.' } },
  updateResponse: {
    'another questionId': { questionId: fixed },
    'another questionnaireId': { questionnaireId: fixed },
    'another typeId': { typeId: fixed },
    'of answers sent together': notTheirs,
  },
};

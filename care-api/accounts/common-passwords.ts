/** What people choose most, lower-cased, with what they usually add. Shorter ones are refused by their length. */
const words = `
  password passwort passw0rd p@ssword p@ssw0rd pa55word motdepasse contrasena senha
  qwerty qwertyui qwertyuiop azerty qwertz asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
  iloveyou ilovemum ilovedad loveyou lovely princess sunshine football baseball basketball liverpool arsenal chelsea
  manchester tottenham everton rangers celtic superman batman spiderman pokemon starwars minecraft computer internet
  letmein welcome changeme trustno1 whatever dragon monkey shadow master michael jennifer jessica michelle charlie
  daniel thomas jordan ashley nicole samantha matthew anthony elizabeth christopher william george harry
  freedom butterfly chocolate cheese banana summer winter spring autumn january december monday friday flower
  rainbow angel angels hello secret diamond mustang corvette ferrari mercedes porsche hunter killer soccer hockey
  ginger pepper cookie buster maggie molly bailey tigger snoopy access administrator admin login guest default
  test testing user london england scotland ireland carehome livein carer
`;
const endings = ['', '1', '12', '123', '1234', '12345', '!', '1!', '123!', '01', '007', '2024', '2025', '2026'];
const others = `
  12345678 123456789 1234567890 0123456789 987654321 87654321 0987654321 9876543210 123123123 12341234 11223344
  1122334455 123321123 12344321 123454321 147258369 741852963 789456123 159753456 147852369 112233445566 13579246
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 qwer1234 asdf1234 qweasdzxc
  qwe123qwe 123qweasd 123qwe123 qweqweqwe asdasdasd zxczxczxc qwerqwer asdfasdf abcdefgh abcd1234 abc12345 abc123456
  1234abcd 1234qwer 12qwaszx a1b2c3d4 aa123456 a12345678 a123456789 123456789a 12345678a 123456aa q123456789
  adgjmptw asdf;lkj gfhjkmrf passpass password1password letmeinnow iloveyou2 iloveyou! ihateyou fuckyou1 fuckyou2
  blink182 startrek jordan23 rockyou1 babygirl sweetheart beautiful godisgood jesus123 jesuschrist blessed1 barcelona
  realmadrid juventus manunited newcastle metallica nirvana1 slipknot onedirection justinbieber scooby-doo mickeymouse
  hellokitty tinkerbell victoria alexander benjamin jonathan patricia caroline isabella veronica stephanie danielle
  natalie1 babylove lovelove loveme123 mylove123 sexybaby qwerty!@# 1qazxsw2 !qaz2wsx !qaz1qaz p@$$w0rd pa$$word
  p@ssw0rd1 welcome@123 admin@123 password@123 pass@123 pass1234 pass12345 temp1234 temppass newpassword mypassword
  yourpassword nopassword thepassword drowssap correcthorsebatterystaple trustnoone opensesame abracadabra
`;

export const commonPasswords: ReadonlySet<string> = new Set([
  ...split(words).flatMap((word) => endings.map((ending) => word + ending)),
  ...split(others),
]);

function split(text: string): string[] {
  return text.trim().split(/\s+/);
}

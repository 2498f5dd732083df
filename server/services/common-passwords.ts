/**
 * Passwords that guessing starts with. Written for this project: the words, names and runs of keys that the yearly
 * rankings of leaked passwords agree upon, as far as they have the six characters that a password needs. What is made by
 * a rule (one character repeated, runs of digits or letters) is told by the rule, not listed.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passw0rd p@ssword p@ssw0rd pa55word password1 password12 password123 password1234 password! passwd
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwert123 qwer1234 1234qwer
  12345qwert azerty azertyuiop qwertz asdfgh asdfghj asdfghjk asdfghjkl asdf1234 zxcvbn zxcvbnm zxcvbnm123
  qazwsx qazwsxedc 1qaz2wsx 1qazxsw2 zaq12wsx qweasd qweasdzxc q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r
  1q2w3e4r5t a1b2c3 a1b2c3d4 123qwe 123qweasd qwe123 asd123 abc123 abc1234 abc12345 abcd1234 aa123456 a123456
  a12345678 a123456789 123456a 12345a 123abc 123123a 1a2b3c 11223344 112233 121212 123123 123123123 123321
  123654 131313 147258 147258369 159357 159753 202020 222333 232323 246810 252525 303030 321321 321654 369369
  420420 456456 456789 505050 654123 741852 741852963 753951 789456 789456123 789789 963852741 987456321
  100200 101010 010203 1020304050 12344321 1234554321 112358 314159 8675309 696969 007007 142536 124578 192837
  135790 13579135 1357924680 1234abcd iloveyou iloveyou1 iloveyou2 iloveu loveyou lovely lovers iloveme
  ihateyou mylove loveme babygirl babyboy sweetheart welcome welcome1 welcome123 letmein letmein1 letmein123
  changeme changeme1 changeme123 default testing test123 test1234 testtest tester temp123 temppass guest123
  demo123 secret secret123 mysecret nothing access access14 trustno1 admin123 admin1234 admin12345
  administrator administrator1 superuser rootroot root123 master master1 master123 system manager operator
  service support security computer internet network server windows microsoft google facebook youtube hotmail
  apple123 samsung android iphone monkey monkey1 monkey123 dragon dragon1 dragon123 tigger tigger1 tigers
  falcon eagles eagle1 panther cheetah dolphin turtle rabbit kitten kitty1 doggie puppies puppy1 spider
  bulldog wildcat wolves mustang mustang1 butterfly unicorn shadow shadow1 shadow123 sunshine sunshine1
  sunshine123 summer summer1 summer123 winter winter1 winter123 spring autumn january february august
  september october november december monday friday sunday morning midnight princess princess1 princess123
  prince queen123 superman superman1 batman batman1 batman123 spiderman ironman avengers starwars startrek
  pokemon pokemon1 pikachu naruto minecraft fortnite roblox nintendo playstation xbox360 gandalf hello1
  hello123 hello1234 hellohello helloworld whatever freedom freedom1 success lucky1 lucky7 happy1 happy123
  forever angel1 angel123 angels blessed blessing jesus1 jesus123 jesuschrist christ heaven amazing awesome
  perfect beautiful football football1 football123 baseball baseball1 basketball soccer soccer1 hockey hockey1
  softball tennis golfer liverpool liverpool1 chelsea chelsea1 arsenal arsenal1 barcelona realmadrid
  manchester juventus yankees cowboys lakers steelers packers raiders eagles1 redsox michigan florida
  california texas1 newyork chicago boston london london1 paris1 america america1 canada england france
  germany mexico australia brasil africa michael michael1 michelle jennifer jessica jessica1 jordan jordan1
  jordan23 ashley ashley1 daniel daniel1 thomas charlie charlie1 charlie123 andrew andrew1 anthony joshua
  joshua1 matthew nicole nicole1 hannah hannah1 amanda robert robert1 william george1 joseph patrick richard
  samantha christian christopher brandon brandon1 jackson justin justin1 alexander alexis alexandra victoria
  elizabeth stephanie melissa heather rebecca vanessa patricia barbara katherine natalie sophie sophie1 olivia
  isabella gabriel benjamin nicholas jonathan jeremy austin tyler1 taylor taylor1 morgan maggie maggie1 bailey
  bailey1 buster buster1 cookie cookie1 ginger ginger1 pepper pepper1 peanut snoopy sparky smokey lovelove
  family family1 friend friends friendship mother father daddy1 mommy1 brother sister children chocolate
  banana orange cheese chicken coffee pumpkin strawberry cherry lemon1 apples pepsi1 cocacola purple yellow
  orange1 silver golden diamond crystal flower flowers rainbow thunder phoenix ranger hunter hunter1 hunter2
  killer killer1 maverick mercedes ferrari porsche corvette harley toyota honda1 yamaha suzuki camaro merlin
  matrix metallica slipknot eminem nirvana beatles guitar music1 musica internet1 computer1 princess12
  blink182 myspace1 linkedin dropbox adobe123 photoshop plaindeed plaindeed1 plaindeed123 homeowner homeowners
  mortgage realtor realestate property house123 home123
  `
    .trim()
    .split(/\s+/),
);

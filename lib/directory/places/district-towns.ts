/**
 * Post towns of districts that lie far from their area's: BT is the whole of Northern Ireland. Until a list of
 * postcodes is imported, or listings tell where a district is, it is where its town is.
 */
const lines = `
Holywood: BT18
Bangor: BT19 BT20
Donaghadee: BT21
Newtownards: BT22 BT23
Ballynahinch: BT24
Dromore: BT25
Hillsborough: BT26
Lisburn: BT27 BT28
Crumlin: BT29
Downpatrick: BT30
Castlewellan: BT31
Banbridge: BT32
Newcastle: BT33
Newry: BT34 BT35
Newtownabbey: BT36 BT37
Carrickfergus: BT38
Ballyclare: BT39
Larne: BT40
Antrim: BT41
Ballymena: BT42 BT43 BT44
Magherafelt: BT45
Maghera: BT46
Derry: BT47 BT48
Limavady: BT49
Coleraine: BT51 BT52
Ballymoney: BT53
Ballycastle: BT54
Portstewart: BT55
Portrush: BT56
Bushmills: BT57
Armagh: BT60 BT61
Craigavon: BT62 BT63 BT64 BT65 BT66 BT67
Dungannon: BT68 BT69 BT70 BT71
Enniskillen: BT74 BT92 BT93 BT94
Omagh: BT75 BT76 BT77 BT78 BT79
Cookstown: BT80
Castlederg: BT81
Strabane: BT82
`;

export const districtTowns: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [town = '', districts = ''] = line.split(': ');
      return districts.split(' ').map((district) => [district, town] as const);
    }),
);

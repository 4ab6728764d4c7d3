// Made by scripts/make-places.mjs from GeoNames (geonames.org), licensed under CC BY 4.0, cut to these columns:
// name, local authority, latitude, longitude, population (0 where unknown).

export const ukPlacesTable = `
Abbey Dore|Herefordshire|51.9667|-2.9|0
Abbey Road|Greater London|51.5349|-0.1782|0
Abbey Wood|Greater London|51.4869|0.1075|13000
Abbots Bromley|Staffordshire|52.8171|-1.8769|1351
Abbots Langley|Hertfordshire|51.7057|-0.4176|10472
Abbotskerswell|Devon|50.5082|-3.6134|1267
Abbotts Ann|Hampshire|51.1902|-1.5323|2112
Aberaeron|County of Ceredigion|52.2425|-4.2587|1422
Abercanaid|Merthyr Tydfil County Borough|51.7236|-3.3661|5061
Abercarn|Caerphilly County Borough|51.6473|-3.1348|10118
Aberchirder|Aberdeenshire|57.5601|-2.6286|1250
Abercynon|Rhondda Cynon Taf|51.6455|-3.3273|5983
Aberdare|Rhondda Cynon Taf|51.7144|-3.4492|31135
Aberdeen|Aberdeen City|57.1437|-2.0981|196670
Aberdour|Fife|56.0542|-3.3006|1650
Aberfan|Merthyr Tydfil County Borough|51.6889|-3.3418|3547
Aberfeldy|Perth and Kinross|56.622|-3.8669|1960
Aberford|City and Borough of Leeds|53.826|-1.3423|1503
Abergavenny|Monmouthshire|51.821|-3.0174|14651
Abergele|Conwy|53.2844|-3.5822|17769
Aberkenfig|Bridgend county borough|51.54|-3.5956|10083
Aberlady|East Lothian|56.0088|-2.8585|1180
Abernant|Carmarthenshire|51.8814|-4.4156|0
Abernethy|Perth and Kinross|56.3325|-3.3123|1470
Aberporth|County of Ceredigion|52.1325|-4.5417|1648
Abertillery|Blaenau Gwent|51.7298|-3.1343|10946
Abertridwr|Caerphilly County Borough|51.5958|-3.2683|6504
Aberystwyth|County of Ceredigion|52.4155|-4.0829|18749
Aber|Gwynedd|53.2333|-4.0167|0
Abingdon|Oxfordshire|51.6711|-1.2828|38676
Aboyne|Aberdeenshire|57.0755|-2.7802|2650
Abram|Borough of Wigan|53.5085|-2.5927|10074
Abridge|Essex|51.6495|0.1203|1613
Accrington|Lancashire|53.7538|-2.3586|35318
Acklington|Northumberland|55.3|-1.6333|0
Acle|Norfolk|52.6368|1.5476|2317
Acocks Green|City and Borough of Birmingham|52.45|-1.8167|26635
Acomb|Northumberland|54.9923|-2.1123|1106
Acton|Greater London|51.509|-0.2762|53689
Acton|Shropshire|52.45|-3.0167|1475
Adderbury|Oxfordshire|52.0169|-1.3119|2819
Addiebrownhill|West Lothian|55.8429|-3.6167|1470
Addingham|Bradford|53.9445|-1.8842|3730
Addlestone|Surrey|51.3713|-0.4935|14978
Adlington|Cheshire East|53.3204|-2.1366|1081
Adlington|Lancashire|53.6132|-2.6068|7965
Adwick le Street|Doncaster|53.5708|-1.1845|19481
Ahoghill|Mid and East Antrim|54.8667|-6.3667|3633
Aigburth|Liverpool|53.3653|-2.9178|0
Ailsworth|Peterborough|52.5759|-0.3503|0
Airdrie|North Lanarkshire|55.866|-3.9802|37130
Airmyn|East Riding of Yorkshire|53.7207|-0.8996|768
Airth|Falkirk|56.0698|-3.7721|1760
Albrighton|Shropshire|52.6364|-2.2797|4829
Alcester|Warwickshire|52.2167|-1.8667|6939
Alconbury|Cambridgeshire|52.369|-0.2601|1569
Aldbourne|Wiltshire|51.481|-1.6183|1652
Aldbrough|East Riding of Yorkshire|53.8289|-0.1147|1269
Aldeburgh|Suffolk|52.1549|1.6021|2341
Alderbury|Wiltshire|51.0435|-1.7338|2223
Alderholt|Dorset|50.9119|-1.8308|2848
Alderley Edge|Cheshire East|53.3039|-2.2377|4408
Aldershot|Hampshire|51.2483|-0.7639|61339
Aldford|Cheshire West and Chester|53.1276|-2.8681|272
Aldridge|Walsall|52.6055|-1.9171|16008
Alexandria|West Dunbartonshire|55.9938|-4.5864|6940
Alford|Aberdeenshire|57.2326|-2.703|2290
Alford|Lincolnshire|53.2594|0.1762|3459
Alfreton|Derbyshire|53.0977|-1.3838|22550
Allanton|North Lanarkshire|55.7995|-3.8349|1180
Allanton|The Scottish Borders|55.7833|-2.2167|1266
Allerton|Liverpool|53.367|-2.894|0
Allhallows|Medway|51.4687|0.6369|1686
Allington|Wiltshire|51.15|-1.7|0
Alloa|Clackmannanshire|56.1159|-3.79|20390
Almondbank|Perth and Kinross|56.4173|-3.5173|1420
Almondsbury|South Gloucestershire|51.5541|-2.5711|1812
Alness|Highland|57.696|-4.2551|5700
Alnmouth|Northumberland|55.4|-1.6|0
Alnwick|Northumberland|55.4132|-1.7056|8116
Alresford|Essex|51.8539|1.002|2009
Alrewas|Staffordshire|52.7328|-1.7497|2852
Alsager|Cheshire East|53.0962|-2.3065|13347
Alston|Cumbria|54.809|-2.4393|1105
Althorne|Essex|51.6572|0.7609|1031
Alton|Hampshire|51.1493|-0.9747|16584
Altrincham|Trafford|53.3875|-2.3485|41548
Alva|Clackmannanshire|56.1528|-3.8051|4720
Alvechurch|Worcestershire|52.3517|-1.9653|3534
Alveley|Shropshire|52.4571|-2.3543|1578
Alveston|South Gloucestershire|51.5881|-2.5314|2656
Alyth|Perth and Kinross|56.6221|-3.23|2410
Ambleside|Cumbria|54.4326|-2.9617|2529
Ambleston|Pembrokeshire|51.8958|-4.9072|0
Amble|Northumberland|55.3333|-1.5833|6025
Ambrosden|Oxfordshire|51.8709|-1.1213|1662
Amersham on the Hill|Buckinghamshire|51.6747|-0.6074|17719
Amersham|Buckinghamshire|51.6667|-0.6167|21731
Amesbury|Wiltshire|51.1751|-1.7806|10116
Amlwch|Anglesey|53.4099|-4.3471|3211
Ammanford|Carmarthenshire|51.7928|-3.9883|23709
Ampthill|Central Bedfordshire|52.0269|-0.4957|20026
Ancaster|Lincolnshire|52.9828|-0.5359|1294
Ancroft|Northumberland|55.7|-2|0
Andover|Hampshire|51.2114|-1.4939|42276
Anna Valley|Hampshire|51.1932|-1.5072|2893
Annahilt|Lisburn and Castlereagh|54.4333|-6|1170
Annalong|Newry Mourne and Down|54.1082|-5.8997|1760
Annan|Dumfries and Galloway|54.9884|-3.2565|8920
Annfield Plain|County Durham|54.8575|-1.7383|10406
Anstey|Leicestershire|52.6737|-1.1884|6528
Anstruther|Fife|56.2234|-2.7028|3420
Ansty|Wiltshire|51.0364|-2.0639|0
Antrim|Antrim and Newtownabbey|54.7132|-6.2060|25606
Appleby-in-Westmorland|Cumbria|54.577|-2.4898|3048
Appleby|North Lincolnshire|53.622|-0.5661|305
Appledore|Devon|51.05|-4.2|2161
Appleton Thorn|Warrington|53.3505|-2.5449|1324
Appleton|Warrington|53.3524|-2.5718|0
Appley Bridge|Lancashire|53.5778|-2.7209|5270
Apsley|Hertfordshire|51.7364|-0.4678|0
Arbroath|Angus|56.5632|-2.5874|23640
Archway|Greater London|51.5673|-0.1341|215667
Ardersier|Highland|57.5668|-4.0378|1110
Ardglass|Newry Mourne and Down|54.2631|-5.6098|1676
Ardingly|West Sussex|51.0487|-0.0772|1250
Ardrishaig|Argyll and Bute|56.0157|-5.4481|1320
Ardrossan|North Ayrshire|55.6502|-4.8066|10930
Arlesey|Central Bedfordshire|52.0071|-0.2656|5584
Armadale|West Lothian|55.8833|-3.7|11770
Armagh|Armagh City Banbridge and Craigavon|54.35|-6.6667|14801
Armitage|Staffordshire|52.7419|-1.8827|4650
Armthorpe|Doncaster|53.5352|-1.0534|12911
Arne|Dorset|50.6927|-2.0403|0
Arnold|Nottinghamshire|53|-1.1333|37873
Arnside|Cumbria|54.2018|-2.8337|2334
Arundel|West Sussex|50.8542|-0.5539|3285
Ascot|Royal Borough of Windsor and Maidenhead|51.4108|-0.6748|17899
Asfordby|Leicestershire|52.7633|-0.9586|2446
Ash Vale|Surrey|51.2645|-0.7235|0
Ashbourne|Derbyshire|53.0167|-1.7333|8377
Ashburton|Devon|50.5156|-3.7557|3346
Ashby-de-la-Zouch|Leicestershire|52.7463|-1.4732|12370
Ashford|Kent|51.1465|0.8738|62787
Ashford|Surrey|51.4317|-0.4576|27382
Ashgill|South Lanarkshire|55.7312|-3.9302|1460
Ashill|Norfolk|52.6043|0.7857|1172
Ashington|Northumberland|55.1772|-1.5641|27670
Ashington|West Sussex|50.9331|-0.3909|2403
Ashley|Cheshire East|53.35|-2.3333|0
Ashtead|Surrey|51.3087|-0.2997|13494
Ashton Keynes|Wiltshire|51.6452|-1.9323|1400
Ashton in Makerfield|St. Helens|53.4833|-2.65|29039
Ashton-under-Lyne|Borough of Tameside|53.4888|-2.0989|43675
Ashurst|West Sussex|50.9324|-0.3237|3185
Ashwell|District of Rutland|52.713|-0.7197|0
Ashwell|Hertfordshire|52.0387|-0.154|1870
Ash|Kent|51.2788|1.2797|2767
Ash|Shropshire|52.95|-2.65|2108
Askam in Furness|Cumbria|54.1872|-3.2047|3274
Askern|Doncaster|53.6164|-1.1524|5570
Askham Richard|City of York|53.9249|-1.1848|0
Aslockton|Nottinghamshire|52.953|-0.897|1571
Aspatria|Cumbria|54.7657|-3.3278|2454
Aspley Guise|Central Bedfordshire|52.012|-0.633|0
Astley|Shropshire|52.7667|-2.7|0
Aston Clinton|Buckinghamshire|51.8002|-0.7254|4216
Aston-on-Trent|Derbyshire|52.8617|-1.3864|2160
Aston|City and Borough of Birmingham|52.5|-1.8833|32286
Aston|Oxfordshire|51.725|-1.508|0
Astwick|Central Bedfordshire|52.0323|-0.2313|0
Astwood Bank|Worcestershire|52.2599|-1.9375|2717
Astwood|Milton Keynes|52.1|-0.6|0
Atherstone|Warwickshire|52.5754|-1.5469|11237
Atherton|Borough of Wigan|53.5237|-2.4935|20149
Attleborough|Norfolk|52.5178|1.0157|10549
Attleborough|Warwickshire|52.5129|-1.4549|9817
Atwick|East Riding of Yorkshire|53.9401|-0.189|0
Atworth|Wiltshire|51.3923|-2.193|1920
Auchinleck|East Ayrshire|55.4716|-4.2934|3760
Auchterarder|Perth and Kinross|56.2961|-3.7069|4620
Auchtermuchty|Fife|56.2916|-3.2343|2120
Auckley|Doncaster|53.5039|-1.0217|1434
Audlem|Cheshire East|52.9896|-2.5071|1658
Audley|Staffordshire|53.05|-2.3|5638
Aughnacloy|Mid Ulster|54.4142|-6.9755|0
Avebury|Wiltshire|51.4167|-1.8667|0
Aveley|Borough of Thurrock|51.4999|0.2517|7986
Avening|Gloucestershire|51.6801|-2.169|1031
Aviemore|Highland|57.1955|-3.8259|3150
Awsworth|Nottinghamshire|52.9891|-1.2835|2634
Axbridge|Somerset|51.2847|-2.8208|2057
Axminster|Devon|50.7826|-2.9979|5761
Aylesbury|Buckinghamshire|51.8167|-0.8146|74748
Aylesford|Kent|51.3037|0.4794|4548
Aylesham|Kent|51.2254|1.2016|3793
Aylestone|City of Leicester|52.6042|-1.1463|0
Aylsham|Norfolk|52.7967|1.2511|6016
Ayr|South Ayrshire|55.4627|-4.6339|47190
Babworth|Nottinghamshire|53.318|-0.9758|1329
Backworth|North Tyneside|55.0423|-1.5278|1399
Bacton|Herefordshire|51.9833|-2.9167|0
Bacton|Suffolk|52.2667|1.0167|1324
Bacup|Lancashire|53.7034|-2.2007|13047
Badsey|Worcestershire|52.0882|-1.8993|2601
Badsworth|City and Borough of Wakefield|53.6288|-1.3013|682
Bagillt|County of Flintshire|53.2654|-3.1655|2749
Bagshot|Surrey|51.3607|-0.688|5430
Bagworth|Leicestershire|52.6726|-1.3427|1472
Baildon|Bradford|53.8471|-1.7878|15710
Bainton|East Riding of Yorkshire|53.95|-0.5333|0
Bakewell|Derbyshire|53.2134|-1.6748|3949
Bala|Gwynedd|52.9111|-3.5972|1974
Balcombe|West Sussex|51.0573|-0.1345|1424
Baldock|Hertfordshire|51.9878|-0.1883|10086
Balerno|City of Edinburgh|55.8844|-3.3397|6000
Balfron|Stirling|56.0681|-4.3356|1860
Balham|Greater London|51.4496|-0.151|0
Balintore|Highland|57.7553|-3.912|1090
Ballater|Aberdeenshire|57.0501|-3.038|1550
Ballinamallard|Fermanagh and Omagh|54.4|-7.5833|1365
Ballingry|Fife|56.1639|-3.3284|5758
Ballintoy Harbour|Causeway Coast and Glens|55.2442|-6.3692|2103
Balloch|Highland|57.4919|-4.1171|1440
Balloch|West Dunbartonshire|56|-4.5833|1743
Ballycastle|Causeway Coast and Glens|55.2044|-6.243|5566
Ballyclare|Antrim and Newtownabbey|54.7509|-5.9994|9472
Ballygowan|Ards and North Down|54.5016|-5.7917|2832
Ballykelly|Causeway Coast and Glens|55.0442|-7.0186|1735
Ballymena|Mid and East Antrim|54.8636|-6.2763|28932
Ballymoney|Causeway Coast and Glens|55.0708|-6.5101|9625
Ballynahinch|Newry Mourne and Down|54.4023|-5.8972|5701
Ballypatrick|Causeway Coast and Glens|55.1811|-6.1502|2310
Ballywalter|Ards and North Down|54.5433|-5.4848|1572
Balmedie|Aberdeenshire|57.2505|-2.0616|2520
Balmullo|Fife|56.3769|-2.9294|1430
Balsall Common|Solihull|52.3919|-1.6504|7039
Balsham|Cambridgeshire|52.1324|0.3159|1591
Bamburgh|Northumberland|55.6065|-1.717|279
Bampton|Oxfordshire|51.7263|-1.5455|2561
Banbridge|Armagh City Banbridge and Craigavon|54.35|-6.2833|16173
Banbury|Oxfordshire|52.0632|-1.3422|48651
Banchory|Aberdeenshire|57.0517|-2.4882|7520
Banff|Aberdeenshire|57.6648|-2.5296|4020
Bangor|Ards and North Down|54.6603|-5.6690|64596
Bangor|Gwynedd|53.2275|-4.1294|17988
Banham|Norfolk|52.4524|1.0368|1159
Bankfoot|Perth and Kinross|56.5006|-3.5171|1270
Banknock|Falkirk|55.9897|-3.9561|2370
Banks|Lancashire|53.6833|-2.9167|3572
Bannockburn|Stirling|56.0898|-3.9109|7040
Banstead|Surrey|51.3223|-0.2069|46280
Banwell|North Somerset|51.3289|-2.8691|1956
Bar Hill|Cambridgeshire|52.249|0.0288|4032
Barbican|Greater London|51.5199|-0.0945|4000
Bardney|Lincolnshire|53.2101|-0.3237|1655
Bardon Mill|Northumberland|54.9755|-2.3431|0
Bardsey|City and Borough of Leeds|53.8849|-1.4454|2876
Bargeddie|North Lanarkshire|55.8537|-4.0785|2670
Bargoed|Caerphilly County Borough|51.6833|-3.2333|13412
Barham|Kent|51.2057|1.1573|1114
Barkham|Wokingham|51.398|-0.8759|0
Barkingside|Greater London|51.5813|0.0686|0
Barking|Greater London|51.5333|0.0833|61000
Barkisland|Calderdale|53.6761|-1.9184|1004
Barlaston|Staffordshire|52.942|-2.1705|1979
Barlborough|Derbyshire|53.288|-1.2881|2975
Barlby|North Yorkshire|53.7996|-1.0406|3860
Barlestone|Leicestershire|52.6472|-1.3701|2607
Barmby on the Marsh|East Riding of Yorkshire|53.749|-0.9561|372
Barmouth|Gwynedd|52.7238|-4.0575|2315
Barmston|East Riding of Yorkshire|54.0141|-0.2286|0
Barnack|Peterborough|52.6318|-0.4082|752
Barnard Castle|County Durham|54.5415|-1.919|7040
Barnburgh|Doncaster|53.5241|-1.273|1924
Barnes|Greater London|51.4735|-0.2484|0
Barnetby le Wold|North Lincolnshire|53.5748|-0.4061|1741
Barnet|Greater London|51.65|-0.2|30000
Barnham|West Sussex|50.8312|-0.6379|11881
Barningham|County Durham|54.4881|-1.8701|0
Barnoldswick|Lancashire|53.9171|-2.1871|10435
Barnsbury|Greater London|51.5407|-0.1168|10000
Barnsley|Barnsley|53.55|-1.4833|71447
Barnstaple|Devon|51.0802|-4.0581|31616
Barnt Green|Worcestershire|52.359|-2.0072|5366
Barnwood|Gloucestershire|51.8639|-2.2009|2500
Barra|Eilean Siar|56.9804|-7.4573|1078
Barrhead|East Renfrewshire|55.7992|-4.3929|17620
Barrow in Furness|Cumbria|54.1109|-3.2276|45865
Barrow upon Humber|North Lincolnshire|53.6755|-0.3806|2820
Barrow upon Soar|Leicestershire|52.7518|-1.146|5196
Barrowby|Lincolnshire|52.9164|-0.6909|1952
Barrowford|Lancashire|53.8465|-2.2184|5378
Barry|Vale of Glamorgan|51.3998|-3.2838|54673
Barston|Solihull|52.3999|-1.6955|0
Bartley Green|City and Borough of Birmingham|52.4353|-1.9971|25473
Barton on Sea|Hampshire|50.7398|-1.6751|0
Barton under Needwood|Staffordshire|52.7627|-1.724|3796
Barton upon Humber|North Lincolnshire|53.6891|-0.4438|11066
Barton-le-Clay|Central Bedfordshire|51.966|-0.4273|4992
Baschurch|Shropshire|52.7885|-2.8528|1595
Basford, Stoke-on-Trent|Staffordshire|53.0163|-2.2123|7321
Basford|Nottingham|52.9667|-1.1833|16000
Basildon|Essex|51.5684|0.4578|144859
Basingstoke|Hampshire|51.2625|-1.0871|107642
Baslow|Derbyshire|53.2481|-1.6225|1178
Bassingbourn|Cambridgeshire|52.0782|-0.0539|2481
Bassingham|Lincolnshire|53.1288|-0.6377|1425
Baston|Lincolnshire|52.7131|-0.3517|1444
Batchworth|Hertfordshire|51.634|-0.4642|0
Bathford|Bath and North East Somerset|51.4002|-2.3016|0
Bathgate|West Lothian|55.902|-3.644|21070
Bath|Bath and North East Somerset|51.3751|-2.3617|94782
Batley|Kirklees|53.7029|-1.6337|50807
Battersea|Greater London|51.4748|-0.1555|75651
Battlesden|Central Bedfordshire|51.9481|-0.5956|0
Battle|East Sussex|50.9173|0.4842|6054
Bawtry|Doncaster|53.4315|-1.0188|4109
Bay Horse|Lancashire|53.9687|-2.776|2239
Bayston Hill|Shropshire|52.6755|-2.7616|5079
Bayswater|Greater London|51.5112|-0.1843|17500
Beaconsfield|Buckinghamshire|51.6122|-0.6473|13797
Beadnell|Northumberland|55.5567|-1.6325|408
Beaminster|Dorset|50.809|-2.7391|2957
Bearsden|East Dunbartonshire|55.9154|-4.3328|27340
Beauly|Highland|57.4834|-4.4614|1360
Beaumaris|Anglesey|53.2632|-4.0923|1370
Bebington|Metropolitan Borough of Wirral|53.35|-3.0167|15768
Beccles|Suffolk|52.4594|1.5647|13868
Beckenham|Greater London|51.4088|-0.0253|82000
Beckingham|Nottinghamshire|53.4|-0.8333|1098
Becontree|Greater London|51.5529|0.129|100000
Bedale|North Yorkshire|54.2881|-1.5918|4601
Beddau|Rhondda Cynon Taf|51.554|-3.3581|8134
Bedford|Bedford|52.1346|-0.4663|106940
Bedlington|Northumberland|55.1306|-1.5932|16974
Bedlinog|Merthyr Tydfil County Borough|51.7043|-3.3131|1112
Bedwas|Caerphilly County Borough|51.5918|-3.1989|8242
Bedworth|Warwickshire|52.4791|-1.4691|29981
Beeford|East Riding of Yorkshire|53.97|-0.2891|1078
Beer|Devon|50.7|-3.1|0
Beeston|Cheshire West and Chester|53.1167|-2.6833|0
Beighton|Sheffield|53.3333|-1.3333|10914
Beith|North Ayrshire|55.7492|-4.6368|6170
Belbroughton|Worcestershire|52.3918|-2.1188|1272
Belfast|City of Belfast|54.5968|-5.9254|274770
Belford|Northumberland|55.6|-1.8333|1258
Belgrave|City of Leicester|52.65|-1.1167|0
Bellaghy|Mid Ulster|54.8087|-6.5192|1072
Belle Vale|Liverpool|53.3921|-2.8602|0
Bellingham|Northumberland|55.1446|-2.2538|1070
Bellsbank|East Ayrshire|55.3131|-4.3987|1350
Bellshill|North Lanarkshire|55.8167|-4.0167|20650
Belmont|Greater London|51.3432|-0.2|0
Belmont|Greater London|51.6044|-0.31|0
Belmont|Herefordshire|52.0427|-2.7417|3382
Belper|Derbyshire|53.0233|-1.4812|23417
Belsize Park|Greater London|51.5477|-0.1723|11600
Belton|North Lincolnshire|53.55|-0.8167|2503
Belvedere|Greater London|51.4911|0.1514|11000
Bembridge|Isle of Wight|50.6863|-1.0828|3688
Bempton|East Riding of Yorkshire|54.1304|-0.1785|1040
Benbecula|Eilean Siar|57.4474|-7.3427|1219
Benllech|Anglesey|53.3204|-4.2261|2236
Bennetts End|Hertfordshire|51.7433|-0.4491|0
Benson|Oxfordshire|51.6207|-1.1098|5802
Bentley|Doncaster|53.5333|-1.15|34821
Benwell|Newcastle upon Tyne|54.973|-1.6693|6500
Bere Alston|Devon|50.4823|-4.1903|2164
Bere Regis|Dorset|50.7537|-2.2155|1304
Berkeley|Gloucestershire|51.6911|-2.4592|2034
Berkhamsted|Hertfordshire|51.7604|-0.5653|21997
Berkswell|Solihull|52.409|-1.6422|0
Bernards Heath|Hertfordshire|51.7609|-0.3337|0
Berrington|Shropshire|52.65|-2.7|0
Berwick-Upon-Tweed|Northumberland|55.7687|-2.0054|13265
Bethesda|Gwynedd|53.1815|-4.0583|4735
Bethnal Green|Greater London|51.5272|-0.0611|17590
Betley|Staffordshire|53.0344|-2.3687|1033
Betws-y-Coed|Conwy|53.0938|-3.8067|1200
Betws|Bridgend county borough|51.5692|-3.5883|2253
Beverley|East Riding of Yorkshire|53.8459|-0.4233|30587
Bewbush|West Sussex|51.1033|-0.2231|9081
Bewdley|Worcestershire|52.3757|-2.3183|8571
Bexhill-on-Sea|East Sussex|50.8502|0.4709|40478
Bexleyheath|Greater London|51.4629|0.1394|0
Bexley|Greater London|51.4416|0.1487|228000
Bicester|Oxfordshire|51.9|-1.1536|33846
Bickenhill|Solihull|52.4397|-1.7254|0
Bickley|Cheshire West and Chester|53.0333|-2.7|0
Bickley|Greater London|51.4014|0.0458|0
Bicknacre|Essex|51.694|0.5852|2889
Bicton|Shropshire|52.7283|-2.8165|331
Biddenden|Kent|51.1149|0.6382|1303
Biddenham|Bedford|52.1385|-0.5069|0
Biddestone|Wiltshire|51.4608|-2.1983|498
Biddulph|Staffordshire|53.1172|-2.1758|17669
Bideford|Devon|51.0168|-4.2083|28672
Bidford-on-Avon|Warwickshire|52.1696|-1.8596|5047
Bierton|Buckinghamshire|51.8305|-0.7874|0
Biggar|South Lanarkshire|55.623|-3.5246|2330
Biggin Hill|Greater London|51.3133|0.0343|13535
Biggleswade|Central Bedfordshire|52.0865|-0.2649|16551
Bildeston|Suffolk|52.1066|0.9092|1054
Billericay|Essex|51.6287|0.4196|36338
Billingborough|Lincolnshire|52.8938|-0.3419|1837
Billinge|St. Helens|53.498|-2.7081|5896
Billingham|Stockton-on-Tees|54.5888|-1.2903|35708
Billinghay|Lincolnshire|53.0796|-0.2769|2046
Billingshurst|West Sussex|51.0231|-0.4536|6911
Billington|Lancashire|53.8157|-2.4236|1458
Bilsdale|North Yorkshire|54.3736|-1.1192|1841
Bilsthorpe|Nottinghamshire|53.1402|-1.0339|3514
Bilston|Midlothian|55.8703|-3.1781|1210
Bilston|Wolverhampton|52.5657|-2.0737|5000
Binfield|Bracknell Forest|51.4316|-0.7881|0
Bingham|Nottinghamshire|52.9498|-0.9591|9131
Bingley|Bradford|53.8486|-1.8386|20327
Birchington-on-Sea|Kent|51.3757|1.3048|9827
Bircotes|Nottinghamshire|53.4193|-1.0491|7948
Birdham|West Sussex|50.7961|-0.8307|1166
Birdwell|Barnsley|53.514|-1.4793|3056
Birkenhead|Metropolitan Borough of Wirral|53.3934|-3.0148|325264
Birmingham|City and Borough of Birmingham|52.4814|-1.8998|984333
Birstall|City of Leicester|52.6667|-1.1167|0
Birtley|Northumberland|55.0833|-2.1833|0
Bisham|Royal Borough of Windsor and Maidenhead|51.561|-0.7779|0
Bishop Auckland|County Durham|54.6555|-1.6771|26050
Bishop Middleham|County Durham|54.6778|-1.4883|1151
Bishop Sutton|Bath and North East Somerset|51.3344|-2.5947|1193
Bishop's Castle|Shropshire|52.4921|-3.0021|1893
Bishopbriggs|East Dunbartonshire|55.9067|-4.2187|23430
Bishops Cleeve|Gloucestershire|51.9475|-2.0628|14231
Bishops Lydeard|Somerset|51.0592|-3.1878|2040
Bishops Stortford|Hertfordshire|51.8711|0.1587|37838
Bishops Waltham|Hampshire|50.956|-1.2148|6275
Bishopsteignton|Devon|50.5519|-3.5385|2209
Bishopstoke|Hampshire|50.9664|-1.3283|17667
Bishopstone|Borough of Swindon|51.5513|-1.647|424
Bishopstone|Wiltshire|51.0303|-1.9027|0
Bishopston|City and County of Swansea|51.5775|-4.0481|3647
Bishopstrow|Wiltshire|51.1931|-2.1553|0
Bishopsworth|City of Bristol|51.4148|-2.6208|11576
Bishopthorpe|City of York|53.9191|-1.0992|3237
Bishopton|Darlington|54.5833|-1.4333|0
Bishopton|Renfrewshire|55.9097|-4.5056|4640
Bishton|Newport|51.5819|-2.8783|0
Bitton|South Gloucestershire|51.4248|-2.4596|492
Blaby|Leicestershire|52.5758|-1.164|6300
Black Notley|Essex|51.853|0.5685|1988
Blackburn|Aberdeenshire|57.2038|-2.2884|2980
Blackburn|Blackburn with Darwen|53.75|-2.4833|146521
Blackburn|West Lothian|55.8667|-3.6333|5480
Blackheath Westcombe|Greater London|51.4747|0.0167|0
Blackheath|Greater London|51.4647|0.0079|25116
Blackley|Manchester|53.5177|-2.2144|10196
Blackmoorfoot|Kirklees|53.6142|-1.8559|3835
Blackpool|Blackpool|53.8167|-3.05|239409
Blackridge|West Lothian|55.8852|-3.7748|1950
Blackrod|Borough of Bolton|53.5923|-2.5803|5086
Blackwall|Greater London|51.5097|-0.0016|0
Blackwell|Derbyshire|53.1167|-1.3333|3037
Blackwood|Caerphilly County Borough|51.6678|-3.2075|15476
Blackwood|South Lanarkshire|55.6667|-3.9167|1901
Blacon|Cheshire West and Chester|53.2083|-2.9253|13495
Blaenau-Ffestiniog|Gwynedd|52.9946|-3.937|4005
Blaenavon|Torfaen County Borough|51.774|-3.0854|5647
Blaengwynfi|Neath Port Talbot|51.6562|-3.6037|1362
Blagdon|North Somerset|51.3269|-2.7173|1001
Blairgowrie and Rattray|Perth and Kinross|56.5916|-3.3405|0
Blairgowrie|Perth and Kinross|56.5917|-3.3405|9000
Blandford Forum|Dorset|50.8607|-2.1617|11694
Blantyre|South Lanarkshire|55.7963|-4.0949|17090
Blaydon-on-Tyne|Gateshead|54.9646|-1.7139|14974
Bleadon|North Somerset|51.3086|-2.9475|900
Blean|Kent|51.3068|1.043|1536
Bletchingley|Surrey|51.2406|-0.1004|2221
Bletchley|Milton Keynes|51.9933|-0.7347|50193
Blewbury|Oxfordshire|51.5688|-1.2326|1581
Blidworth|Nottinghamshire|53.0985|-1.1169|4457
Blindley Heath|Surrey|51.1934|-0.0512|1123
Blisworth|West Northamptonshire|52.175|-0.9413|1591
Blockley|Gloucestershire|52.0122|-1.7627|1104
Bloxham|Oxfordshire|52.0204|-1.3732|3374
Bloxwich|Walsall|52.6181|-2.0043|40000
Blunham|Central Bedfordshire|52.1469|-0.3218|946
Bluntisham|Cambridgeshire|52.3548|0.0085|2868
Blyth|Northumberland|55.1271|-1.5086|37339
Blyth|Nottinghamshire|53.3786|-1.0625|0
Blyton|Lincolnshire|53.4438|-0.7175|1162
Boddam|Aberdeenshire|57.4708|-1.7801|1290
Bodedern|Anglesey|53.2923|-4.503|1051
Bodelwyddan|Denbighshire|53.2683|-3.5008|1794
Bodenham|Herefordshire|52.15|-2.6833|0
Bodle Street|East Sussex|50.913|0.3433|1359
Bodmin|Cornwall|50.4715|-4.7243|14614
Bognor Regis|West Sussex|50.7821|-0.6798|63885
Bollington|Cheshire East|53.2945|-2.1096|7033
Bolsover|Derbyshire|53.2285|-1.292|11754
Bolton le Sands|Lancashire|54.0963|-2.8002|6995
Bolton upon Dearne|Barnsley|53.5167|-1.3167|13236
Bolton|Borough of Bolton|53.5833|-2.4333|141331
Bonhill|West Dunbartonshire|55.9794|-4.5638|9180
Bonnybridge|Falkirk|56.0015|-3.8886|5280
Bonnyrigg|Midlothian|55.8733|-3.1051|16360
Boosbeck|Redcar and Cleveland|54.5427|-0.9814|1168
Bootle|Sefton|53.4667|-3.0167|57791
Bordon|Hampshire|51.1136|-0.8625|20978
Borehamwood|Hertfordshire|51.6547|-0.2776|32176
Boreham|Essex|51.7595|0.5412|3244
Boreham|Wiltshire|51.1994|-2.1656|3259
Borough Green|Kent|51.2916|0.3048|4342
Boroughbridge|North Yorkshire|54.0895|-1.4011|4163
Borrowash|Derbyshire|52.9067|-1.3841|5746
Borth|County of Ceredigion|52.4889|-4.0504|1269
Bosham|West Sussex|50.8309|-0.8538|2623
Boston Spa|City and Borough of Leeds|53.9042|-1.3452|6052
Boston|Lincolnshire|52.9763|-0.0266|41340
Botesdale|Suffolk|52.3422|1.0041|1742
Bothwell|South Lanarkshire|55.8027|-4.0683|6410
Botley|Hampshire|50.9143|-1.2698|2562
Bottesford|Leicestershire|52.9413|-0.8006|3348
Bottesford|North Lincolnshire|53.55|-0.65|0
Bottisham|Cambridgeshire|52.2228|0.2588|2199
Boughton|Nottinghamshire|53.2|-0.9833|10120
Bourne End|Buckinghamshire|51.5762|-0.7129|5320
Bournemouth|Bournemouth, Christchurch and Poole Council|50.7205|-1.8795|163600
Bourne|Lincolnshire|52.7667|-0.3833|13961
Bourton on the Water|Gloucestershire|51.8858|-1.7549|3296
Bourton|Dorset|51.0744|-2.3278|1480
Bovey Tracey|Devon|50.5926|-3.6754|4729
Bovingdon|Hertfordshire|51.7231|-0.5367|5295
Bovington Camp|Dorset|50.6978|-2.2351|2586
Bow Brickhill|Milton Keynes|52.0028|-0.6806|562
Bow Street|County of Ceredigion|52.4421|-4.0278|1572
Bowburn|County Durham|54.7385|-1.5252|3884
Bowdon|Trafford|53.3764|-2.3653|6214
Bower Chalke|Wiltshire|51|-1.9667|0
Bowes|County Durham|54.5164|-2.016|0
Bowthorpe|Norfolk|52.6388|1.2188|20000
Bow|Devon|50.8|-3.8167|1095
Bow|Greater London|51.5261|-0.0167|0
Boxgrove|West Sussex|50.8588|-0.7136|3134
Boxted|Essex|51.9488|0.91|1004
Box|Wiltshire|51.4147|-2.2456|0
Boynton|East Riding of Yorkshire|54.0975|-0.2648|0
Boyton|Cornwall|50.7|-4.3833|0
Boyton|Wiltshire|51.155|-2.0711|0
Bozeat|North Northamptonshire|52.2227|-0.6733|2052
Bo’ness|Falkirk|56.0167|-3.6167|14910
Bracebridge Heath|Lincolnshire|53.1965|-0.5342|5656
Brackley|West Northamptonshire|52.0333|-1.15|13018
Bracknell|Bracknell Forest|51.4136|-0.7505|76103
Bradfield|Sheffield|53.4167|-1.6|0
Bradfield|West Berkshire|51.4491|-1.1308|1161
Bradford on Avon|Wiltshire|51.3477|-2.2506|0
Bradford|Bradford|53.7939|-1.7521|299310
Brading|Isle of Wight|50.6799|-1.1457|1800
Bradley|North East Lincolnshire|53.55|-0.1333|0
Bradninch|Devon|50.8249|-3.4247|1881
Bradwell|Milton Keynes|52.0486|-0.7877|0
Bradwell|Norfolk|52.5735|1.6998|10000
Braintree|Essex|51.8782|0.5529|53477
Bramcote|Nottinghamshire|52.9333|-1.25|0
Bramford|Suffolk|52.0763|1.0969|1899
Bramhall|Borough of Stockport|53.358|-2.1654|25506
Bramham|City and Borough of Leeds|53.8812|-1.3545|1650
Bramhope|City and Borough of Leeds|53.8849|-1.6164|3382
Bramley|Hampshire|51.3268|-1.0594|4233
Bramley|Rotherham|53.4167|-1.2667|0
Bramley|Surrey|51.1945|-0.5593|4107
Brampton|Cambridgeshire|52.3204|-0.2201|4862
Brampton|Cumbria|54.95|-2.7333|4001
Brandesburton|East Riding of Yorkshire|53.9111|-0.3012|1291
Brandon|County Durham|54.75|-1.6167|9566
Brandon|Warwickshire|52.3843|-1.3996|8440
Bransgore|Hampshire|50.7815|-1.7377|3719
Branston|Lincolnshire|53.1954|-0.4748|3852
Brantingham|East Riding of Yorkshire|53.7518|-0.577|0
Bratton|Wiltshire|51.2706|-2.1244|1248
Braunstone|Leicestershire|52.6183|-1.179|0
Braunston|West Northamptonshire|52.2898|-1.2027|1513
Braunton|Devon|51.1085|-4.1613|9525
Brayton|North Yorkshire|53.7651|-1.0892|2913
Bray|Royal Borough of Windsor and Maidenhead|51.5034|-0.6877|0
Bream|Gloucestershire|51.7482|-2.5775|3047
Brechin|Angus|56.7299|-2.6573|7520
Brecon|Sir Powys|51.9461|-3.3889|8250
Bredbury|Borough of Stockport|53.4167|-2.1167|15126
Bredon|Worcestershire|52.0301|-2.1167|1936
Bremhill|Wiltshire|51.4567|-2.0303|0
Brenchley|Kent|51.1514|0.3982|1171
Brent Knoll|Somerset|51.2522|-2.9574|1271
Brentford|Greater London|51.4862|-0.3083|10750
Brentwood|Essex|51.6213|0.3056|52586
Brent|Greater London|51.5531|-0.3023|329100
Brewood|Staffordshire|52.6771|-2.1741|2614
Bricket Wood|Hertfordshire|51.7073|-0.3671|0
Bridge Sollers|Herefordshire|52.0766|-2.861|0
Bridge of Allan|Stirling|56.154|-3.9463|5000
Bridge of Earn|Perth and Kinross|56.3484|-3.4065|2790
Bridge of Weir|Renfrewshire|55.8558|-4.5789|4860
Bridgend|Bridgend county borough|51.5058|-3.5772|58380
Bridge|Kent|51.2451|1.1264|1576
Bridgnorth|Shropshire|52.5366|-2.4203|12657
Bridgwater|Somerset|51.1284|-3.0036|41276
Bridlington|East Riding of Yorkshire|54.0831|-0.1919|35154
Bridport|Dorset|50.7338|-2.7583|13737
Brierfield|Lancashire|53.8247|-2.2342|10271
Brierley Hill|Dudley|52.4817|-2.1214|28000
Brigg|North Lincolnshire|53.552|-0.4921|6787
Brighouse|Calderdale|53.7032|-1.7843|32872
Brighstone|Isle of Wight|50.6426|-1.3948|1157
Brightlingsea|Essex|51.8116|1.0234|8076
Brightons|Falkirk|55.9803|-3.7161|4700
Brighton|Brighton and Hove|50.8284|-0.1395|139001
Brignall|County Durham|54.5053|-1.889|0
Brigstock|North Northamptonshire|52.4577|-0.6083|1357
Brill|Buckinghamshire|51.8167|-1.05|1141
Brimscombe|Gloucestershire|51.7197|-2.1855|1554
Brinklow|Warwickshire|52.4109|-1.364|1101
Brinscall|Lancashire|53.689|-2.5721|2286
Bristol|City of Bristol|51.4552|-2.5966|617280
Briston|Norfolk|52.8537|1.059|3057
Briton Ferry|Neath Port Talbot|51.6311|-3.819|35179
Britwell|Slough|51.5358|-0.6277|0
Brixham|Borough of Torbay|50.3943|-3.5158|16693
Brixton Hill|Greater London|51.4521|-0.123|12458
Brixton|Devon|50.35|-4.0333|1252
Brixton|Greater London|51.4659|-0.1065|66300
Brixworth|West Northamptonshire|52.3291|-0.9035|5228
Broad Blunsdon|Borough of Swindon|51.6134|-1.7787|1803
Broadfield|West Sussex|51.0971|-0.2066|13000
Broadstairs|Kent|51.3584|1.4419|23283
Broadstone|Bournemouth, Christchurch and Poole Council|50.7572|-1.9941|10256
Broadwater|West Sussex|50.8289|-0.3759|8442
Broadway|Worcestershire|52.0382|-1.8608|2540
Brockenhurst|Hampshire|50.8194|-1.573|3552
Brockhampton|Herefordshire|51.9833|-2.5833|0
Brockley|Greater London|51.4637|-0.0365|0
Brockley|North Somerset|51.4|-2.7667|458
Bromborough|Metropolitan Borough of Wirral|53.3485|-2.9794|14850
Bromfield|Shropshire|52.3833|-2.7667|0
Bromham|Bedford|52.1451|-0.5291|4670
Bromley|Greater London|51.4061|0.0152|0
Brompton|North Yorkshire|54.3601|-1.4242|1848
Bromsgrove|Worcestershire|52.3357|-2.0598|49117
Bromyard|Herefordshire|52.1902|-2.5088|4117
Brooke|District of Rutland|52.6432|-0.7464|0
Brooke|Norfolk|52.5418|1.3708|1215
Brookmans Park|Hertfordshire|51.7198|-0.2015|0
Broomfleet|East Riding of Yorkshire|53.7333|-0.6667|0
Brora|Highland|58.0099|-3.8518|1290
Broseley|Shropshire|52.6132|-2.4827|5644
Brotton|Redcar and Cleveland|54.5666|-0.9393|5394
Broughshane|Mid and East Antrim|54.8926|-6.209|2581
Broughton Astley|Leicestershire|52.5279|-1.2177|8940
Broughton|County of Flintshire|53.163|-2.9931|5974
Broughton|Milton Keynes|52.0504|-0.6935|0
Broughton|North Lincolnshire|53.5667|-0.55|4677
Broughton|North Northamptonshire|52.3733|-0.7749|2093
Brough|East Riding of Yorkshire|53.7286|-0.5722|19904
Brownhills|Walsall|52.6333|-1.9333|20308
Broxbourne|Hertfordshire|51.7471|-0.0192|13298
Broxburn|West Lothian|55.9342|-3.4713|15360
Brundall|Norfolk|52.6243|1.4351|5927
Bruton|Somerset|51.1125|-2.4528|2984
Brymbo|Wrexham|53.0667|-3.0667|18111
Brynamman|Neath Port Talbot|51.8|-3.8667|5693
Bryneglwys|Denbighshire|53.0167|-3.2833|0
Brynmawr|Blaenau Gwent|51.8|-3.1833|14924
Brynna|Rhondda Cynon Taf|51.5384|-3.4638|6686
Bryn|Neath Port Talbot|51.6164|-3.7117|923
Bubwith|East Riding of Yorkshire|53.819|-0.9197|954
Buckden|Cambridgeshire|52.2942|-0.2491|2677
Buckfastleigh|Devon|50.4813|-3.7791|3631
Buckhaven|Fife|56.1715|-3.0338|4340
Buckhurst Hill|Essex|51.6241|0.0326|10738
Buckie|Moray|57.6757|-2.9624|8430
Buckingham|Buckinghamshire|51.9997|-0.9878|12890
Buckley|County of Flintshire|53.1667|-3.0833|63576
Bucknell|Shropshire|52.36|-2.9507|717
Bude|Cornwall|50.8244|-4.5413|7011
Budleigh Salterton|Devon|50.6298|-3.3218|5185
Bugbrooke|West Northamptonshire|52.2101|-1.013|2692
Bugle|Cornwall|50.3958|-4.7933|2873
Bugthorpe|East Riding of Yorkshire|54.0108|-0.8226|0
Builth Wells|Sir Powys|52.1494|-3.4047|2829
Bulford|Wiltshire|51.1893|-1.7601|9519
Bulkington|Wiltshire|51.3236|-2.0836|285
Bulphan|Borough of Thurrock|51.5461|0.3607|1032
Bunbury|Cheshire East|53.1156|-2.6515|1195
Bungay|Suffolk|52.4543|1.4382|5127
Buntingford|Hertfordshire|51.9461|-0.0184|4948
Burbage|Wiltshire|51.3518|-1.6709|1772
Bures Saint Mary|Suffolk|51.9724|0.7749|1433
Burford|Oxfordshire|51.8092|-1.6363|1184
Burgess Hill|West Sussex|50.9584|-0.1329|30635
Burgh Heath|Surrey|51.306|-0.2217|0
Burgh by Sands|Cumbria|54.9218|-3.0567|0
Burgh le Marsh|Lincolnshire|53.1616|0.2448|2026
Burghead|Moray|57.7011|-3.4899|1930
Burham|Kent|51.3324|0.4783|1195
Burley in Wharfedale|Bradford|53.9102|-1.758|5996
Burley|District of Rutland|52.6851|-0.6961|0
Burley|Hampshire|50.828|-1.6998|1384
Burnage|Manchester|53.4327|-2.1997|13706
Burneside|Cumbria|54.3527|-2.7615|1017
Burngreave|Sheffield|53.393|-1.4579|27481
Burnham-on-Crouch|Essex|51.6327|0.8149|7561
Burnham-on-Sea|Somerset|51.2386|-2.9978|23325
Burnham|Buckinghamshire|51.5353|-0.6658|0
Burniston|North Yorkshire|54.3239|-0.4481|1523
Burnley|Lancashire|53.8|-2.2333|149422
Burnopfield|County Durham|54.9062|-1.7249|3735
Burntisland|Fife|56.0587|-3.2366|6370
Burntwood|Staffordshire|52.6808|-1.9276|29244
Burpham|Surrey|51.2602|-0.5443|0
Burringham|North Lincolnshire|53.574|-0.7396|1179
Burrington|Herefordshire|52.35|-2.8167|0
Burrington|North Somerset|51.3288|-2.7487|237
Burry Port|Carmarthenshire|51.6844|-4.2469|8310
Burscough|Lancashire|53.5964|-2.8397|8799
Bursledon|Hampshire|50.8866|-1.316|6894
Burstwick|East Riding of Yorkshire|53.7321|-0.1396|1924
Burton Constable|East Riding of Yorkshire|53.8167|-0.2|0
Burton Joyce|Nottinghamshire|52.9883|-1.0341|3752
Burton Latimer|North Northamptonshire|52.3637|-0.6785|6890
Burton Pidsea|East Riding of Yorkshire|53.7633|-0.107|944
Burton on the Wolds|Leicestershire|52.7857|-1.1299|1218
Burton upon Stather|North Lincolnshire|53.6491|-0.6845|2410
Burton upon Trent|Staffordshire|52.8073|-1.6426|122199
Burtonwood|Warrington|53.4295|-2.6585|3361
Burton|Lincolnshire|53.2667|-0.5667|4106
Burton|Pembrokeshire|51.7156|-4.9222|0
Burwash|East Sussex|50.9975|0.385|1317
Burwell|Cambridgeshire|52.2763|0.3273|6309
Burwell|Lincolnshire|53.2931|0.0346|5963
Bury St Edmunds|Suffolk|52.2463|0.7111|42812
Bury|Borough of Bury|53.6|-2.3|61044
Busby|East Renfrewshire|55.7799|-4.2771|3220
Bushey|Hertfordshire|51.6432|-0.3605|17380
Bushmills|Causeway Coast and Glens|55.2049|-6.5192|1309
Butcombe|North Somerset|51.3519|-2.6978|0
Butterwick|Lincolnshire|52.9833|0.0667|1302
Buxted|East Sussex|50.99|0.1344|1831
Buxton|Derbyshire|53.2574|-1.9098|21300
Buxton|Norfolk|52.7525|1.2998|1316
Byfield|West Northamptonshire|52.1755|-1.2457|1277
Byram|North Yorkshire|53.7239|-1.2613|1406
Caddington|Central Bedfordshire|51.8662|-0.4568|3112
Cadnam|Hampshire|50.9205|-1.5797|1917
Caergwrle|County of Flintshire|53.1095|-3.0381|4673
Caerleon|Newport|51.6095|-2.9538|8747
Caernarfon|Gwynedd|53.1413|-4.2702|9730
Caerphilly|Caerphilly County Borough|51.5745|-3.218|31060
Caerwent|Monmouthshire|51.6112|-2.7687|1201
Cairneyhill|Fife|56.0591|-3.5352|2480
Cairnryan|Dumfries and Galloway|54.971|-5.0198|3757
Caister-on-Sea|Norfolk|52.6481|1.7265|8901
Caistor|Lincolnshire|53.4967|-0.3154|2489
Calcot|West Berkshire|51.4406|-1.0509|9093
Calderbank|North Lanarkshire|55.8432|-3.9707|1610
Caldercruix|North Lanarkshire|55.8889|-3.8866|2440
Caldicot|Monmouthshire|51.5866|-2.7574|11373
Callander|Stirling|56.2441|-4.2164|3120
Callington|Cornwall|50.5015|-4.3131|5786
Callow|Herefordshire|52.0167|-2.7333|0
Calne|Wiltshire|51.4388|-2.0057|17274
Calverton|Milton Keynes|52.0412|-0.8504|0
Calverton|Nottinghamshire|53.0373|-1.0826|6868
Camberley|Surrey|51.337|-0.7426|30155
Camberwell|Greater London|51.4739|-0.0938|0
Camber|East Sussex|50.9347|0.7985|1265
Camblesforth|North Yorkshire|53.7268|-1.02|2056
Camborne|Cornwall|50.2131|-5.2973|22500
Cambourne|Cambridgeshire|52.2212|-0.0703|8186
Cambridge|Cambridgeshire|52.2|0.1167|158434
Cambusbarron|Stirling|56.1089|-3.9675|0
Cambuslang|South Lanarkshire|55.8097|-4.161|27610
Camden Town|Greater London|51.5406|-0.1433|26122
Cameley|Bath and North East Somerset|51.3162|-2.5608|1286
Camelford|Cornwall|50.6219|-4.6796|2335
Camelon|Falkirk|56.003|-3.8207|0
Camerton|Bath and North East Somerset|51.3161|-2.4561|0
Campbeltown|Argyll and Bute|55.4258|-5.6076|4800
Campsall|Doncaster|53.6192|-1.18|1940
Camrose|Pembrokeshire|51.8414|-5.01|0
Canary Wharf|Greater London|51.5052|-0.0209|73390
Canewdon|Essex|51.6176|0.7446|1072
Canford Heath|Bournemouth, Christchurch and Poole Council|50.751|-1.9686|14418
Canning Town|Greater London|51.5136|0.0195|0
Cannock|Staffordshire|52.6904|-2.0309|86121
Canonbury|Greater London|51.5434|-0.0912|0
Canterbury|Kent|51.279|1.0799|55240
Cantley|Doncaster|53.5|-1.05|0
Canvey Island|Essex|51.522|0.5809|38170
Caol|Highland|56.8372|-5.1006|3220
Capel Saint Mary|Suffolk|52.0037|1.0448|2940
Capel le Ferne|Kent|51.1034|1.2116|1386
Capel|Surrey|51.1494|-0.3237|1239
Carcroft|Doncaster|53.5828|-1.1765|8584
Cardenden|Fife|56.1431|-3.2569|4913
Carden|Cheshire West and Chester|53.0721|-2.7973|0
Cardiff|Cardiff|51.48|-3.18|447287
Cardigan|County of Ceredigion|52.0837|-4.6623|5301
Cardington|Bedford|52.1174|-0.4129|288
Cardington|Shropshire|52.55|-2.7333|0
Cardross|Argyll and Bute|55.9618|-4.6532|2130
Carfin|North Lanarkshire|55.805|-3.9608|2510
Carlisle|Cumbria|54.8951|-2.9382|78470
Carlton|Stockton-on-Tees|54.59|-1.3912|726
Carluke|South Lanarkshire|55.736|-3.8302|13370
Carmarthen|Carmarthenshire|51.8555|-4.3053|15854
Carmunnock|Glasgow City|55.7906|-4.2358|1250
Carnaby|East Riding of Yorkshire|54.0607|-0.2596|0
Carnforth|Lancashire|54.1316|-2.7691|7920
Carnlough|Mid and East Antrim|54.9918|-5.9904|1427
Carnmoney|Antrim and Newtownabbey|54.6833|-5.95|2775
Carnoustie|Angus|56.5026|-2.7053|11430
Carnwath|South Lanarkshire|55.7004|-3.6258|1430
Carpenders Park|Hertfordshire|51.6286|-0.3833|0
Carrickfergus|Mid and East Antrim|54.7158|-5.8058|29208
Carrington|Trafford|53.4333|-2.3833|0
Carronshore|Falkirk|56.0315|-3.7829|3040
Carron|Falkirk|56.0261|-3.7925|2530
Carryduff|Lisburn and Castlereagh|54.518|-5.8871|7798
Carshalton|Greater London|51.3683|-0.1676|45525
Carterton|Oxfordshire|51.7591|-1.5943|16364
Castle Cary|Somerset|51.09|-2.5142|3232
Castle Donington|Leicestershire|52.8429|-1.3419|6416
Castle Douglas|Dumfries and Galloway|54.941|-3.9278|4070
Castle Hedingham|Essex|51.9901|0.5988|1063
Castle Vale|City and Borough of Birmingham|52.5188|-1.7968|10000
Castledawson|Mid Ulster|54.7772|-6.5623|2263
Castlederg|Derry City and Strabane|54.707|-7.5934|2822
Castleford|City and Borough of Wakefield|53.7259|-1.3626|60509
Castlemartin|Pembrokeshire|51.6453|-5.0169|0
Castlereagh|City of Belfast|54.5735|-5.8847|56679
Castlerock|Causeway Coast and Glens|55.15|-6.7833|1477
Castleside|County Durham|54.8343|-1.8785|4881
Castlethorpe|Milton Keynes|52.0923|-0.8354|0
Castlewellan|Newry Mourne and Down|54.2569|-5.9445|2499
Castor|Peterborough|52.5732|-0.346|1393
Catcliffe|Rotherham|53.3932|-1.3621|1766
Caterham|Surrey|51.2823|-0.0789|20957
Catford|Greater London|51.4449|-0.0204|0
Caton|Lancashire|54.0762|-2.719|2387
Catrine|East Ayrshire|55.5042|-4.3303|2210
Catterall|Lancashire|53.8796|-2.7648|2029
Catterick Garrison|North Yorkshire|54.3775|-1.7223|11804
Catterick|North Yorkshire|54.3754|-1.6333|3155
Cawood|North Yorkshire|53.833|-1.1296|1409
Cawston|Norfolk|52.7667|1.1667|1172
Cawthorne|Barnsley|53.5669|-1.5726|893
Caythorpe|Lincolnshire|53.0167|-0.6|1374
Cefn Cribwr|Bridgend county borough|51.5317|-3.6528|1324
Cemaes Bay|Anglesey|53.4121|-4.4519|1187
Chacewater|Cornwall|50.2567|-5.1576|1226
Chadderton|Borough of Oldham|53.5448|-2.1398|0
Chaddesden|Derby|52.9295|-1.4342|0
Chaddleworth|West Berkshire|51.4927|-1.4036|0
Chadwell Heath|Greater London|51.5712|0.1327|9598
Chadwell St Mary|Borough of Thurrock|51.4814|0.3634|9631
Chafford Hundred|Borough of Thurrock|51.4892|0.2944|13466
Chagford|Devon|50.675|-3.8394|1020
Chale|Isle of Wight|50.5956|-1.3184|0
Chalfont Saint Peter|Buckinghamshire|51.6088|-0.5562|20059
Chalfont St Giles|Buckinghamshire|51.6318|-0.5703|7957
Chalford|Gloucestershire|51.7258|-2.1514|6776
Chalgrove|Oxfordshire|51.6648|-1.0764|2830
Chalk Farm|Greater London|51.5431|-0.1499|0
Chalton|Central Bedfordshire|51.9279|-0.5015|538
Chapel Allerton|City and Borough of Leeds|53.829|-1.5383|18206
Chapel Saint Leonards|Lincolnshire|53.2167|0.3167|3481
Chapel en le Frith|Derbyshire|53.3241|-1.9129|6598
Chapelhall|North Lanarkshire|55.8435|-3.9488|6560
Chapeltown|Sheffield|53.4651|-1.4722|23056
Chapmanslade|Wiltshire|51.2292|-2.2489|643
Chard|Somerset|50.8727|-2.966|13074
Charfield|South Gloucestershire|51.6272|-2.4067|2370
Charing|Kent|51.2107|0.7947|1841
Charlbury|Oxfordshire|51.8727|-1.4825|2830
Charlestown of Aberlour|Moray|57.4708|-3.2251|1120
Charlton Kings|Gloucestershire|51.8837|-2.0424|11700
Charlton Marshall|Dorset|50.8359|-2.1423|1026
Charlton|Greater London|51.485|0.0403|0
Charlton|Wiltshire|51.5992|-2.0564|0
Charminster|Dorset|50.7333|-2.45|1366
Charmouth|Dorset|50.7389|-2.9005|1352
Chartham|Kent|51.2562|1.0184|2836
Charvil|Wokingham|51.4757|-0.8859|3042
Chasetown|Staffordshire|52.6723|-1.9253|9000
Chatburn|Lancashire|53.8923|-2.355|1102
Chatham|Medway|51.3789|0.5279|75509
Chatteris|Cambridgeshire|52.4562|0.0524|10298
Cheadle Heath|Borough of Stockport|53.4019|-2.1909|1901
Cheadle Hulme|Borough of Stockport|53.3761|-2.1897|28952
Cheadle|Borough of Stockport|53.3944|-2.2164|14261
Cheadle|Staffordshire|52.9833|-1.9833|11404
Cheam|Greater London|51.3618|-0.2198|11286
Cheddar|Somerset|51.2754|-2.7766|5199
Cheddington|Buckinghamshire|51.8478|-0.6643|1634
Cheddleton|Staffordshire|53.0691|-2.0423|2947
Cheetham Hill|Manchester|53.4986|-2.2385|12846
Chelford|Cheshire East|53.2709|-2.2833|1058
Chelmsford|Essex|51.7358|0.4696|111511
Chelmsley Wood|Solihull|52.4781|-1.7381|13010
Chelsea|Greater London|51.4875|-0.1694|60000
Chelsfield|Greater London|51.3581|0.1277|0
Cheltenham|Gloucestershire|51.9001|-2.0797|116447
Chepstow|Monmouthshire|51.6409|-2.6768|16169
Cherry Burton|East Riding of Yorkshire|53.8667|-0.5|1392
Chertsey|Surrey|51.3881|-0.5078|10553
Chesham Bois|Buckinghamshire|51.7084|-0.6142|0
Chesham|Buckinghamshire|51.7|-0.6|20649
Cheshunt|Hertfordshire|51.7002|-0.0303|57374
Chessington|Greater London|51.3624|-0.3043|19433
Chester-le-Street|County Durham|54.8586|-1.5741|36917
Chesterfield|Derbyshire|53.25|-1.4167|113057
Chester|Cheshire West and Chester|53.1905|-2.8919|90524
Cheswick Green|Solihull|52.3804|-1.8137|0
Chetwynd|Telford and Wrekin|52.7833|-2.4|0
Chew Magna|Bath and North East Somerset|51.3661|-2.6103|1149
Chicheley|Milton Keynes|52.103|-0.6865|0
Chichester|West Sussex|50.8367|-0.78|31654
Chickerell|Dorset|50.6243|-2.5028|2966
Chicklade|Wiltshire|51.1092|-2.1267|0
Chicksands|Central Bedfordshire|52.0459|-0.3639|1396
Chiddingfold|Surrey|51.1187|-0.6226|2211
Chigwell|Essex|51.62|0.076|10354
Chilcompton|Somerset|51.2639|-2.505|2062
Child Okeford|Dorset|50.9137|-2.2368|1114
Childwall|Liverpool|53.3972|-2.897|0
Chilton Foliat|Wiltshire|51.4325|-1.5391|363
Chilwell|Nottinghamshire|52.9118|-1.2363|0
Chilworth|Hampshire|50.9644|-1.4193|0
Chilworth|Surrey|51.2163|-0.5313|1852
Chingford|Greater London|51.6303|0.0005|0
Chinley|Derbyshire|53.3402|-1.939|1614
Chinnor|Oxfordshire|51.7018|-0.9116|5473
Chippenham|Wiltshire|51.46|-2.1247|35800
Chipping Campden|Gloucestershire|52.0496|-1.7767|2288
Chipping Norton|Oxfordshire|51.9411|-1.5453|5719
Chipping Ongar|Essex|51.7038|0.2455|6093
Chipping Sodbury|South Gloucestershire|51.5381|-2.3938|36108
Chipstead|Surrey|51.3155|-0.1666|0
Chirk|Wrexham|52.9359|-3.0574|4007
Chirnside|The Scottish Borders|55.8021|-2.2093|1400
Chiseldon|Borough of Swindon|51.5161|-1.7321|2090
Chislehurst|Greater London|51.4171|0.0686|20000
Chiswell Green|Hertfordshire|51.7285|-0.3595|0
Chiswick|Greater London|51.4927|-0.258|0
Chobham|Surrey|51.3484|-0.6064|2835
Cholsey|Oxfordshire|51.5728|-1.1536|3081
Choppington|Northumberland|55.15|-1.6033|3001
Chopwell|Gateshead|54.918|-1.8201|3096
Chorleywood|Hertfordshire|51.6547|-0.514|11917
Chorley|Lancashire|53.65|-2.6167|33888
Chorlton cum Hardy|Manchester|53.435|-2.2631|4741
Chorlton|Cheshire East|53.0503|-2.4054|346
Christchurch|Bournemouth, Christchurch and Poole Council|50.7358|-1.7813|42396
Chryston|North Lanarkshire|55.9028|-4.1076|2900
Chudleigh Knighton|Devon|50.5851|-3.6319|1125
Chudleigh|Devon|50.605|-3.6003|4011
Chulmleigh|Devon|50.9129|-3.8694|1017
Church Fenton|North Yorkshire|53.8263|-1.2189|1357
Church Street|Greater London|51.5239|-0.1697|0
Church Stretton|Shropshire|52.5378|-2.8015|3698
Churchdown|Gloucestershire|51.8774|-2.1709|13287
Churchill|North Somerset|51.3429|-2.7834|1378
Church|Lancashire|53.7518|-2.3912|4077
Churt|Surrey|51.136|-0.7753|1098
Cinderford|Gloucestershire|51.8242|-2.4987|12942
Cirencester|Gloucestershire|51.7193|-1.9714|17153
City of London|Greater London|51.5128|-0.0918|8072
City of Westminster|Greater London|51.4975|-0.1357|247614
Clackmannan|Clackmannanshire|56.1074|-3.751|3450
Clacton-on-Sea|Essex|51.7897|1.156|50548
Clapham Junction|Greater London|51.4636|-0.1684|0
Clapham|Bedford|52.1609|-0.4953|4560
Clarborough|Nottinghamshire|53.3455|-0.9038|1281
Clare|Suffolk|52.0786|0.5817|2028
Clarkston|East Renfrewshire|55.7859|-4.2765|9460
Claydon|Oxfordshire|52.1481|-1.333|3983
Claydon|Suffolk|52.1067|1.1113|4488
Claypole|Lincolnshire|53.0314|-0.7341|1382
Clayton West|Kirklees|53.595|-1.6111|8109
Clayton le Moors|Lancashire|53.7667|-2.3833|8474
Clayton-le-Woods|Lancashire|53.6969|-2.6682|14528
Clayton|Bradford|53.7667|-1.8167|0
Cleator Moor|Cumbria|54.5214|-3.5159|6936
Cleckheaton|Kirklees|53.724|-1.7129|27393
Cleethorpes|North East Lincolnshire|53.5605|-0.0323|32017
Cleland|North Lanarkshire|55.8024|-3.9142|3000
Clenchwarton|Norfolk|52.756|0.3579|1733
Cleobury Mortimer|Shropshire|52.3785|-2.482|2711
Clerkenwell|Greater London|51.5244|-0.1102|4934
Clevedon|North Somerset|51.4423|-2.8579|21002
Cleveleys|Lancashire|53.8775|-3.0399|15000
Cliffe|Medway|51.4622|0.4983|2403
Clifford|City and Borough of Leeds|53.8951|-1.3456|0
Clifford|Herefordshire|52.1|-3.1|0
Clifton|Central Bedfordshire|52.0399|-0.3005|0
Clipsham|District of Rutland|52.7361|-0.5655|0
Clitheroe|Lancashire|53.8667|-2.4|14765
Clive|Shropshire|52.8133|-2.7229|530
Clophill|Central Bedfordshire|52.0273|-0.4238|2369
Clowne|Derbyshire|53.2745|-1.2641|7590
Clutton|Bath and North East Somerset|51.3294|-2.5431|2739
Clydach Vale|Rhondda Cynon Taf|51.6266|-3.4802|0
Clydach|City and County of Swansea|51.6833|-3.9|19307
Clydebank|West Dunbartonshire|55.9014|-4.4057|26640
Coalburn|South Lanarkshire|55.593|-3.8864|1200
Coalisland|Mid Ulster|54.5418|-6.7017|5416
Coaltown of Balgonie|Fife|56.1847|-3.1258|1040
Coalville|Leicestershire|52.7225|-1.3702|38245
Coatbridge|North Lanarkshire|55.8622|-4.0247|43970
Coates|Gloucestershire|51.7075|-2.0339|2148
Coatham Mundeville|Darlington|54.58|-1.5564|0
Cobham|Surrey|51.33|-0.4113|16724
Cockenzie|East Lothian|55.9682|-2.9656|5660
Cockermouth|Cumbria|54.6621|-3.3609|9146
Cockfield|County Durham|54.6137|-1.809|1531
Cockfosters|Greater London|51.6493|-0.1482|0
Cockington|Borough of Torbay|50.4633|-3.5569|10000
Coddington|Cheshire West and Chester|53.0833|-2.8167|0
Codford|Wiltshire|51.15|-2.05|0
Codicote|Hertfordshire|51.8505|-0.2367|10938
Codsall|Staffordshire|52.6299|-2.2015|11673
Coedpoeth|Wrexham|53.0539|-3.0623|5723
Cogenhoe|West Northamptonshire|52.2376|-0.7838|1436
Coggeshall|Essex|51.8708|0.6854|4727
Coity|Bridgend county borough|51.522|-3.5553|41352
Colchester|Essex|51.8892|0.9042|121859
Cold Ashton|South Gloucestershire|51.4508|-2.3614|0
Cold Ash|West Berkshire|51.4243|-1.2646|2224
Cold Norton|Essex|51.6721|0.67|1099
Colden Common|Hampshire|50.9948|-1.3114|3419
Coldstream|The Scottish Borders|55.6511|-2.2529|1870
Coleford|Gloucestershire|51.7953|-2.6135|10371
Coleraine|Causeway Coast and Glens|55.1333|-6.6667|25681
Colerne|Wiltshire|51.4383|-2.2628|2564
Colinton|City of Edinburgh|55.9074|-3.2561|7637
Collier Row|Greater London|51.5989|0.166|10100
Collingbourne Kingston|Wiltshire|51.301|-1.6588|511
Collingham|City and Borough of Leeds|53.9117|-1.4117|3033
Collington|Herefordshire|52.25|-2.5167|0
Colmworth|Bedford|52.2168|-0.3783|0
Colnbrook|Slough|51.4838|-0.5214|5528
Colne|Lancashire|53.8571|-2.1685|20118
Colsterworth|Lincolnshire|52.8066|-0.6206|1245
Coltishall|Norfolk|52.728|1.3665|2310
Colwich|Staffordshire|52.7876|-1.9821|2485
Colwyn Bay|Conwy|53.2948|-3.7267|34284
Colyton|Devon|50.7401|-3.0702|2668
Combe Martin|Devon|51.1987|-4.0234|2687
Comberton|Cambridgeshire|52.1871|0.0191|2346
Comber|Ards and North Down|54.5494|-5.7438|9190
Compton Dando|Bath and North East Somerset|51.3791|-2.5145|0
Compton Martin|Bath and North East Somerset|51.3106|-2.6553|508
Compton|Hampshire|51.0239|-1.3371|2311
Compton|Surrey|51.2122|-0.7833|0
Compton|West Berkshire|51.5159|-1.2551|1571
Comrie|Perth and Kinross|56.3688|-3.9788|1900
Congleton|Cheshire East|53.1631|-2.2125|26178
Congresbury|North Somerset|51.3713|-2.8102|3078
Coningsby|Lincolnshire|53.106|-0.1759|4388
Conisbrough|Doncaster|53.4819|-1.2321|15934
Connor|Mid and East Antrim|54.8|-6.2|1778
Conon Bridge|Highland|57.5663|-4.4368|1710
Consett|County Durham|54.854|-1.8316|29137
Conwy|Conwy|53.2808|-3.8304|3873
Cookham|Royal Borough of Windsor and Maidenhead|51.5594|-0.7081|5422
Cookley|Suffolk|52.3167|1.45|1637
Cookstown|Mid Ulster|54.6431|-6.7459|11081
Cooling|Medway|51.4547|0.524|0
Cople|Bedford|52.1234|-0.3893|722
Copmanthorpe|City of York|53.9142|-1.1421|3674
Copplestone|Devon|50.8107|-3.7461|1253
Coppull|Lancashire|53.6253|-2.6585|9014
Copthorne|West Sussex|51.1393|-0.1174|5000
Corbridge|Northumberland|54.9736|-2.018|2946
Corby Glen|Lincolnshire|52.8126|-0.5182|1017
Corby|North Northamptonshire|52.4964|-0.6894|56810
Corfe Castle|Dorset|50.6395|-2.0567|1355
Cornforth|County Durham|54.7029|-1.5194|0
Cornholme|Calderdale|53.7323|-2.1385|1690
Corris|Gwynedd|52.6514|-3.8432|0
Corsenside|Northumberland|55.1833|-2.1667|0
Corse|Gloucestershire|51.9594|-2.3064|1178
Corsham|Wiltshire|51.4343|-2.1844|14906
Corsley|Wiltshire|51.2193|-2.2464|0
Corston|Bath and North East Somerset|51.385|-2.4403|494
Cosby|Leicestershire|52.5513|-1.194|3728
Cosham|Portsmouth|50.8465|-1.0634|10226
Costessey|Norfolk|52.6591|1.2097|2381
Cotgrave|Nottinghamshire|52.9086|-1.0375|7203
Cottenham|Cambridgeshire|52.2874|0.1254|5903
Cottesmore|District of Rutland|52.7138|-0.6633|1067
Cottingham|East Riding of Yorkshire|53.7806|-0.4154|0
Cottingham|North Northamptonshire|52.5024|-0.7554|1320
Coulsdon|Greater London|51.32|-0.1409|25500
Coundon|County Durham|54.6628|-1.6269|3256
Countesthorpe|Leicestershire|52.5538|-1.1453|6377
Coupar Angus|Perth and Kinross|56.5455|-3.2677|2350
Coventry|Coventry|52.4066|-1.5122|359262
Coven|Staffordshire|52.6559|-2.1353|2694
Cove|Aberdeen City|57.1|-2.0833|7060
Cove|Hampshire|51.2955|-0.7908|0
Cowbit|Lincolnshire|52.7452|-0.1298|1220
Cowbridge|Vale of Glamorgan|51.4603|-3.4417|3804
Cowdenbeath|Fife|56.1119|-3.3443|11460
Cowes|Isle of Wight|50.7625|-1.2978|21226
Cowfold|West Sussex|50.9894|-0.2724|1301
Cowie|Stirling|56.0797|-3.8675|2640
Cowley|Oxfordshire|51.7321|-1.2063|16500
Cowpen|Northumberland|55.1273|-1.5403|0
Cowplain|Hampshire|50.8941|-1.0182|8775
Coxhoe|County Durham|54.7148|-1.5036|3522
Coylton|South Ayrshire|55.4453|-4.5195|2180
Cradley Heath|Sandwell|52.4721|-2.0821|5001
Craigavon|Armagh City Banbridge and Craigavon|54.4471|-6.387|59236
Crail|Fife|56.2604|-2.6268|1670
Cramlington|Northumberland|55.0865|-1.586|33180
Cranbrook|Kent|51.0966|0.5357|4368
Cranfield|Central Bedfordshire|52.0687|-0.6088|5369
Cranford|Greater London|51.477|-0.4134|0
Cranham|Greater London|51.5656|0.2659|2836
Cranleigh|Surrey|51.1421|-0.4837|11082
Cranwell|Lincolnshire|53.0368|-0.4618|1372
Craven Arms|Shropshire|52.4431|-2.8356|2595
Crawley Down|West Sussex|51.1206|-0.0773|4300
Crawley|West Sussex|51.113|-0.1831|180508
Cray|Sir Powys|51.9|-3.6167|0
Credenhill|Herefordshire|52.0835|-2.808|2271
Crediton|Devon|50.7833|-3.65|7835
Creech Saint Michael|Somerset|51.0233|-3.0383|1795
Cresswell|Northumberland|55.2167|-1.55|0
Creswell|Derbyshire|53.2629|-1.2199|5417
Crewe|Cheshire East|53.0979|-2.4416|75556
Crewkerne|Somerset|50.883|-2.7959|7826
Criccieth|Gwynedd|52.9205|-4.2346|1753
Crickhowell|Sir Powys|51.8599|-3.1377|2063
Cricklade|Wiltshire|51.6406|-1.8574|4030
Cricklewood|Greater London|51.5567|-0.2155|0
Crick|West Northamptonshire|52.3481|-1.1371|1886
Crieff|Perth and Kinross|56.3727|-3.8389|7430
Crigglestone|City and Borough of Wakefield|53.6424|-1.5292|0
Cringleford|Norfolk|52.6048|1.2433|2105
Croeserw|Neath Port Talbot|51.6447|-3.6403|1595
Crofton Park|Greater London|51.4515|-0.0344|0
Crofton|City and Borough of Wakefield|53.6564|-1.4297|5258
Crofty|City and County of Swansea|51.6345|-4.1294|1012
Croft|Leicestershire|52.5567|-1.2464|1770
Croft|Warrington|53.4333|-2.55|1492
Cromer|Norfolk|52.9312|1.2989|8801
Cromford|Derbyshire|53.1085|-1.5601|2073
Crondall|Hampshire|51.2328|-0.8633|1239
Crook|County Durham|54.7125|-1.7497|9498
Cropwell Bishop|Nottinghamshire|52.9148|-0.9848|1853
Cross Hands|Carmarthenshire|51.7931|-4.0875|4549
Cross Hills|North Yorkshire|53.9061|-1.9849|11731
Crossford|Fife|56.063|-3.4967|2350
Crossgar|Newry Mourne and Down|54.3967|-5.7606|1667
Crossgates|Fife|56.0837|-3.3771|2530
Crosshouse|East Ayrshire|55.6126|-4.5509|2850
Crosskeys|Caerphilly County Borough|51.6192|-3.1236|0
Crossmaglen|Newry Mourne and Down|54.0833|-6.6|1415
Croston|Lancashire|53.6622|-2.7752|2917
Crouch End|Greater London|51.5797|-0.1237|10075
Crowborough|East Sussex|51.061|0.1634|20607
Crowland|Lincolnshire|52.6757|-0.1685|4211
Crowle|North Lincolnshire|53.6075|-0.8326|3928
Crowthorne|Bracknell Forest|51.3703|-0.7922|25522
Croxley Green|Hertfordshire|51.6333|-0.45|0
Croxteth|Liverpool|53.4512|-2.9043|0
Croxton|North Lincolnshire|53.5964|-0.3483|0
Croydon|Greater London|51.3833|-0.1|173314
Croy|North Lanarkshire|55.9606|-4.0393|1390
Cruden Bay|Aberdeenshire|57.418|-1.8531|1670
Crumlin|Antrim and Newtownabbey|54.6205|-6.2141|5149
Crumlin|Caerphilly County Borough|51.6778|-3.1353|5947
Crumpsall|Manchester|53.5183|-2.2445|11363
Crymych|Pembrokeshire|51.9736|-4.6472|704
Crynant|Neath Port Talbot|51.7289|-3.7481|1602
Crystal Palace|Greater London|51.4193|-0.0785|0
Cuckfield|West Sussex|51.0107|-0.1407|3500
Cuddington|Cheshire West and Chester|53.2449|-2.6188|843
Cudworth|Barnsley|53.5713|-1.416|11903
Cuffley|Hertfordshire|51.708|-0.1121|4282
Culcheth|Warrington|53.4511|-2.521|6708
Cullen|Moray|57.6904|-2.8182|1450
Cullingworth|Bradford|53.8244|-1.8973|2596
Culloden|Highland|57.487|-4.1415|4240
Cullompton|Devon|50.8553|-3.3927|7800
Cullybackey|Mid and East Antrim|54.8888|-6.347|2502
Culmore|Derry City and Strabane|55.05|-7.2667|3645
Cults|Aberdeen City|57.1167|-2.1667|3500
Culverstone Green|Kent|51.3409|0.3469|4001
Cumbernauld|North Lanarkshire|55.9468|-3.9905|51610
Cumnock|East Ayrshire|55.4545|-4.2664|8920
Cunningham|Hertfordshire|51.7431|-0.3127|0
Cupar|Fife|56.3188|-3.012|9270
Curdworth|Warwickshire|52.5338|-1.7369|1115
Currie|City of Edinburgh|55.8964|-3.3085|6500
Curry Rivel|Somerset|51.0231|-2.8675|1844
Cushendall|Causeway Coast and Glens|55.0803|-6.0629|1226
Cuxton|Medway|51.3743|0.4569|4438
Cwmafan|Neath Port Talbot|51.6167|-3.762|5336
Cwmbach|Rhondda Cynon Taf|51.7056|-3.4094|4330
Cwmbran|Torfaen County Borough|51.6545|-3.0228|48157
Cwmtillery|Blaenau Gwent|51.745|-3.1319|0
Cwm|Blaenau Gwent|51.74|-3.1803|2739
Cwm|Denbighshire|53.2833|-3.4|0
Dagenham|Greater London|51.55|0.1667|108368
Dalbeattie|Dumfries and Galloway|54.9328|-3.8227|4260
Dale|Pembrokeshire|51.7092|-5.1733|0
Dalgety Bay|Fife|56.035|-3.3505|9810
Dalkeith|Midlothian|55.8932|-3.0681|12720
Dalmellington|East Ayrshire|55.3242|-4.402|1390
Dalmuir|West Dunbartonshire|55.9109|-4.4292|0
Dalrymple|East Ayrshire|55.3976|-4.5917|1510
Dalry|North Ayrshire|55.7096|-4.7217|5560
Dalserf|South Lanarkshire|55.7333|-3.9167|17985
Dalston|Cumbria|54.8421|-2.9846|1285
Dalton in Furness|Cumbria|54.158|-3.1798|7827
Danbury|Essex|51.7165|0.5825|6673
Danby|North Yorkshire|54.4661|-0.9107|1515
Danderhall|Midlothian|55.9143|-3.1106|2770
Darenth|Kent|51.4214|0.2578|2481
Daresbury|Borough of Halton|53.3418|-2.635|4122
Darfield|Barnsley|53.5339|-1.376|8246
Darlaston|Walsall|52.5667|-2.0333|1001
Darlington|Darlington|54.5243|-1.5504|92363
Darras Hall|Northumberland|55.0356|-1.7643|15000
Darrington|City and Borough of Wakefield|53.6757|-1.269|1182
Dartford|Kent|51.4466|0.2142|56694
Dartmouth|Devon|50.3522|-3.5794|5610
Darton|Barnsley|53.587|-1.5268|15259
Darvel|East Ayrshire|55.6098|-4.2814|3860
Darwen|Blackburn with Darwen|53.698|-2.4649|32566
Datchet|Royal Borough of Windsor and Maidenhead|51.4839|-0.5789|4913
Datchworth|Hertfordshire|51.8513|-0.1596|1210
Daventry|West Northamptonshire|52.2569|-1.1607|23879
Dawlish|Devon|50.5812|-3.4664|11312
Deal|Kent|51.2232|1.4028|30555
Deanshanger|West Northamptonshire|52.05|-0.8866|3817
Dearham|Cumbria|54.7118|-3.4436|1799
Debenham|Suffolk|52.2242|1.1817|2210
Deddington|Oxfordshire|51.9806|-1.3205|1594
Dedham|Essex|51.9589|0.9934|1014
Deepcut|Surrey|51.3051|-0.7102|0
Deeside|County of Flintshire|53.2005|-3.0384|32000
Deganwy|Conwy|53.3045|-3.8274|9429
Deighton|City of York|53.9|-1.05|0
Deiniolen|Gwynedd|53.1482|-4.1319|1379
Delabole|Cornwall|50.6235|-4.7319|1647
Delph|Borough of Oldham|53.5667|-2.0167|1899
Denbigh|Denbighshire|53.1833|-3.4167|8514
Denby Dale|Kirklees|53.5723|-1.6589|3043
Denham|Buckinghamshire|51.5667|-0.5|1432
Denholme|Bradford|53.8019|-1.895|2715
Denmead|Hampshire|50.904|-1.0674|6107
Dennyloanhead|Falkirk|55.9989|-3.9131|1530
Denny|Falkirk|56.0235|-3.9081|7860
Denton Holme|Cumbria|54.885|-2.941|6500
Denton|Borough of Tameside|53.4568|-2.1182|27464
Denton|Darlington|54.5667|-1.6667|0
Derby|Derby|52.9228|-1.4766|270468
Deri|Caerphilly County Borough|51.7081|-3.2631|1006
Derry|Derry City and Strabane|54.9981|-7.3093|83652
Dersingham|Norfolk|52.8455|0.5034|4640
Derwen|Denbighshire|53.0333|-3.4|0
Desborough|North Northamptonshire|52.4418|-0.8213|10697
Desford|Leicestershire|52.626|-1.2939|3179
Devizes|Wiltshire|51.3508|-1.9942|18064
Dewsbury|Kirklees|53.6908|-1.6291|56640
Deysbrook|Liverpool|53.4333|-2.8833|0
Dickens Heath|Solihull|52.3857|-1.8394|3992
Dickleburgh|Norfolk|52.3965|1.185|1096
Didcot|Oxfordshire|51.6093|-1.2421|29341
Didsbury|Manchester|53.417|-2.2315|14292
Diggle|Borough of Oldham|53.5674|-1.9972|1716
Dinas Powys|Vale of Glamorgan|51.4349|-3.214|7738
Dingle|Liverpool|53.3791|-2.9603|0
Dingwall|Highland|57.5953|-4.4272|5520
Dinmore|Herefordshire|52.15|-2.75|0
Dinnington|Newcastle upon Tyne|55.0543|-1.6754|1483
Dinnington|Rotherham|53.3667|-1.2|19860
Dinton|Wiltshire|51.0833|-1.9833|696
Disley|Cheshire East|53.3586|-2.0385|3159
Diss|Norfolk|52.3768|1.1091|10734
Distington|Cumbria|54.5973|-3.5388|1445
Ditchingham|Norfolk|52.4673|1.4437|1899
Ditchling|East Sussex|50.921|-0.1154|1476
Ditton Hill|Surrey|51.3795|-0.3128|3024
Doagh|Antrim and Newtownabbey|54.75|-6.0833|1151
Dobcross|Borough of Oldham|53.5564|-2.0133|0
Dobwalls|Cornwall|50.4577|-4.5174|1418
Doddington|Cambridgeshire|52.4967|0.0602|3235
Doddington|Northumberland|55.5855|-2.0042|0
Dodworth|Barnsley|53.5431|-1.5278|5870
Dolgellau|Gwynedd|52.7422|-3.8861|2688
Dollar|Clackmannanshire|56.1624|-3.6713|2740
Donaghadee|Ards and North Down|54.6413|-5.5359|7369
Donaghcloney|Armagh City Banbridge and Craigavon|54.4185|-6.2584|0
Doncaster|Doncaster|53.5228|-1.1312|158141
Donington le Heath|Leicestershire|52.7079|-1.3784|0
Donington|Lincolnshire|52.9046|-0.2051|2805
Donisthorpe|Leicestershire|52.724|-1.538|1886
Donnington|Gloucestershire|51.9513|-1.7214|4477
Donnington|Herefordshire|52|-2.4167|0
Dorchester|Dorset|50.7167|-2.4333|16879
Dorking|Surrey|51.2323|-0.3338|17747
Dormansland|Surrey|51.1602|0.0062|2550
Dornoch|Highland|57.8805|-4.0288|1270
Dorridge|Solihull|52.3726|-1.7532|7800
Dorstone|Herefordshire|52.0667|-3|401
Douglas|Isle of Man|54.1505|-4.4815|26677
Douglas|South Lanarkshire|55.55|-3.85|1560
Doune|Stirling|56.19|-4.0529|1760
Dove Holes|Derbyshire|53.2983|-1.8878|1113
Dovercourt|Essex|51.9365|1.2783|1001
Doveridge|Derbyshire|52.9053|-1.8248|1622
Dover|Kent|51.126|1.3126|41709
Downham Market|Norfolk|52.6071|0.3837|10884
Downpatrick|Newry Mourne and Down|54.3281|-5.7153|10507
Downside|Surrey|51.31|-0.4119|0
Downton|Herefordshire|52.3667|-2.8333|0
Downton|Wiltshire|50.9937|-1.7513|2731
Draperstown|Mid Ulster|54.8|-6.7667|1734
Draycott|Somerset|51.2561|-2.7512|1057
Dreghorn|North Ayrshire|55.6081|-4.6223|3640
Driffield|East Riding of Yorkshire|54.0061|-0.445|13080
Drighlington|City and Borough of Leeds|53.7559|-1.6644|0
Droitwich|Worcestershire|52.2667|-2.15|23834
Dromore|Armagh City Banbridge and Craigavon|54.4137|-6.1491|0
Dromore|Fermanagh and Omagh|54.5133|-7.4589|5641
Dronfield|Derbyshire|53.3022|-1.4751|21124
Drongan|East Ayrshire|55.435|-4.4555|3170
Droylsden|Borough of Tameside|53.48|-2.1454|23689
Drumnadrochit|Highland|57.3344|-4.4799|1130
Drybrook|Gloucestershire|51.8555|-2.5168|1647
Ducklington|Oxfordshire|51.7676|-1.4842|1608
Dudley|Dudley|52.5|-2.0833|199059
Duffield|Derbyshire|52.9863|-1.4887|4687
Dufftown|Moray|57.4457|-3.1271|1660
Dukinfield|Borough of Tameside|53.475|-2.0881|19306
Duloe|Cornwall|50.3833|-4.4833|0
Dulverton|Somerset|51.0401|-3.5503|1052
Dumbarton|West Dunbartonshire|55.9443|-4.5706|19950
Dumfries|Dumfries and Galloway|55.0696|-3.6114|33280
Dunbar|East Lothian|56.0006|-2.5142|8470
Dunblane|Stirling|56.1884|-3.9642|8830
Dunchurch|Warwickshire|52.3376|-1.2914|2405
Dundee|Dundee City|56.4691|-2.9749|147710
Dundonald|Lisburn and Castlereagh|54.592|-5.798|13985
Dundonald|South Ayrshire|55.5794|-4.5947|2670
Dundrum|Newry Mourne and Down|54.2575|-5.8445|1090
Dundry|North Somerset|51.3988|-2.6396|269
Dunfermline|Fife|56.0716|-3.4589|50380
Dungannon|Mid Ulster|54.5034|-6.7672|11935
Dungiven|Causeway Coast and Glens|54.9333|-6.9167|3066
Dunholme|Lincolnshire|53.3007|-0.4654|5625
Dunipace|Falkirk|56.027|-3.9147|2580
Dunkeld|Perth and Kinross|56.5655|-3.5856|0
Dunkeswell|Devon|50.863|-3.2229|1361
Dunlop|East Ayrshire|55.712|-4.5362|1160
Dunloy|Causeway Coast and Glens|55.011|-6.4109|1091
Dunnington|East Riding of Yorkshire|53.95|-0.25|2987
Dunoon|Argyll and Bute|55.9503|-4.9273|8160
Dunstable|Central Bedfordshire|51.8857|-0.5229|51973
Dunswell|East Riding of Yorkshire|53.8011|-0.3714|1682
Duns|The Scottish Borders|55.777|-2.3457|2680
Duntocher|West Dunbartonshire|55.9244|-4.4154|7036
Dunvant|City and County of Swansea|51.6253|-4.0346|0
Durham|County Durham|54.7768|-1.5757|47785
Durnford|Wiltshire|51.1333|-1.8167|0
Durrington|Wiltshire|51.1987|-1.7718|0
Dursley|Gloucestershire|51.6814|-2.3533|14992
Duxford|Cambridgeshire|52.0939|0.1592|2099
Dyce|Aberdeen City|57.2052|-2.1768|5730
Dyffryn Ardudwy|Gwynedd|52.7775|-4.0647|1654
Dymchurch|Kent|51.0254|0.9939|3263
Dyserth|Denbighshire|53.3003|-3.4126|2594
Eaglescliffe|Stockton-on-Tees|54.5252|-1.3504|7900
Eaglesham|East Renfrewshire|55.7412|-4.2746|3150
Ealing Common|Greater London|51.5069|-0.2955|0
Ealing|Greater London|51.5122|-0.302|0
Earby|Lancashire|53.9155|-2.1429|4538
Earith|Cambridgeshire|52.3542|0.0306|1606
Earl Shilton|Leicestershire|52.5768|-1.3154|19578
Earley|Wokingham|51.4408|-0.9238|0
Earls Barton|North Northamptonshire|52.2663|-0.7525|5387
Earls Colne|Essex|51.9274|0.7011|3862
Earls Court|Greater London|51.4916|-0.198|0
Earlsfield|Greater London|51.4439|-0.1854|15562
Earlston|The Scottish Borders|55.6386|-2.6749|1780
Earlswood|Surrey|51.229|-0.1758|0
Easington Colliery|County Durham|54.7879|-1.3282|0
Easington|County Durham|54.7853|-1.3592|7193
Easington|East Riding of Yorkshire|53.6536|0.115|691
Easingwold|North Yorkshire|54.1201|-1.1939|4358
East Ayton|North Yorkshire|54.2548|-0.4748|2559
East Barnet|Greater London|51.6467|-0.161|0
East Bergholt|Suffolk|51.9778|1.0176|2252
East Boldon|South Tyneside|54.9445|-1.4282|5001
East Bridgford|Nottinghamshire|52.9795|-0.9656|1814
East Calder|West Lothian|55.8919|-3.4637|4710
East Chevington|Northumberland|55.2833|-1.5833|1751
East Cowes|Isle of Wight|50.7577|-1.2881|6166
East Dean|Hampshire|51.0398|-1.6094|1613
East Dereham|Norfolk|52.6833|0.9333|20651
East Dulwich|Greater London|51.4535|-0.072|0
East Grinstead|West Sussex|51.1238|-0.0061|26523
East Ham|Greater London|51.5333|0.05|0
East Hanney|Oxfordshire|51.6344|-1.3952|1238
East Harling|Norfolk|52.4384|0.9335|2142
East Harptree|Bath and North East Somerset|51.3011|-2.6217|644
East Horsley|Surrey|51.2736|-0.4321|5866
East Keswick|City and Borough of Leeds|53.8943|-1.4522|1224
East Kilbride|South Lanarkshire|55.7641|-4.1767|74740
East Leake|Nottinghamshire|52.8302|-1.181|6337
East Linton|East Lothian|55.9874|-2.6568|1700
East Markham|Nottinghamshire|53.2522|-0.8939|1160
East Molesey|Surrey|51.3987|-0.3492|18565
East Peckham|Kent|51.2123|0.3862|2485
East Rainton|Sunderland|54.8251|-1.4804|1213
East Sheen|Greater London|51.4629|-0.2684|0
East Tilbury|Borough of Thurrock|51.4805|0.4171|5471
East Wemyss|Fife|56.1602|-3.0642|1970
East Whitburn|West Lothian|55.8685|-3.6629|1240
East Wittering|West Sussex|50.7697|-0.8744|5647
Eastbourne|East Sussex|50.7687|0.2845|118219
Eastchurch|Kent|51.4067|0.8577|1135
Eastington|Gloucestershire|51.7472|-2.3264|1108
Eastleigh|Hampshire|50.9667|-1.35|54225
Eastoft|North Lincolnshire|53.6362|-0.7849|431
Easton on the Hill|North Northamptonshire|52.6273|-0.5057|1015
Easton-in-Gordano|North Somerset|51.4759|-2.6999|4824
Easton|Dorset|50.5333|-2.45|7800
Eastriggs|Dumfries and Galloway|54.986|-3.1805|1850
Eastrington|East Riding of Yorkshire|53.7604|-0.7933|1147
Eastry|Kent|51.2464|1.3078|2492
Eastwood|Nottinghamshire|53|-1.3|18612
Eaton Bray|Central Bedfordshire|51.877|-0.5917|3912
Eaton Socon|Cambridgeshire|52.2175|-0.2893|12712
Eaton|Cheshire East|53.1833|-2.2|0
Ebbw Vale|Blaenau Gwent|51.7771|-3.2079|33068
Eccleshall|Staffordshire|52.8579|-2.2497|2651
Eccleston|Cheshire West and Chester|53.15|-2.8833|0
Eccleston|Lancashire|53.6424|-2.7216|4646
Eccleston|St. Helens|53.45|-2.7833|0
Eccles|City and Borough of Salford|53.4833|-2.3333|37275
Eckington|Worcestershire|52.0667|-2.1167|1217
Edenbridge|Kent|51.1917|0.0673|8172
Edenfield|Lancashire|53.6667|-2.3048|2126
Edgmond|Telford and Wrekin|52.774|-2.4097|1080
Edgwarebury|Greater London|51.6253|-0.273|0
Edgware|Greater London|51.6128|-0.2754|9832
Edgworth|Blackburn with Darwen|53.6464|-2.394|2321
Edinburgh|City of Edinburgh|55.9521|-3.1965|464990
Edington|Wiltshire|51.2758|-2.1064|734
Edith Weston|District of Rutland|52.6379|-0.6319|818
Edmonton|Greater London|51.6256|-0.058|0
Edwinstowe|Nottinghamshire|53.1945|-1.0644|5188
Edworth|Central Bedfordshire|52.056|-0.2172|0
Eggleston|County Durham|54.6092|-2.0031|0
Egham|Surrey|51.4316|-0.5524|29663
Eglinton|Derry City and Strabane|55.0167|-7.1833|3818
Egremont|Cumbria|54.4794|-3.5276|6222
Eight Ash Green|Essex|51.8959|0.8228|1106
Elderslie|Renfrewshire|55.8333|-4.486|5690
Elgin|Moray|57.6495|-3.3184|22980
Elland|Calderdale|53.6851|-1.8388|15625
Ellerker|East Riding of Yorkshire|53.7532|-0.6042|307
Ellerton|East Riding of Yorkshire|53.85|-0.9333|388
Ellesmere Port Town|Cheshire West and Chester|53.2788|-2.9013|0
Ellesmere|Shropshire|52.9084|-2.8981|3686
Ellingham|Northumberland|55.5259|-1.736|0
Ellon|Aberdeenshire|57.364|-2.0731|10100
Elm Park|Greater London|51.543|0.1945|0
Elmstead Market|Essex|51.8822|0.9948|1646
Elmswell|Suffolk|52.2362|0.9125|3950
Elsenham|Essex|51.9143|0.2293|2272
Elstead|Surrey|51.1855|-0.7054|2557
Elstow|Bedford|52.1073|-0.4649|0
Elstree|Hertfordshire|51.6403|-0.2969|1835
Elswick|Lancashire|53.8384|-2.8815|1079
Eltham|Greater London|51.4506|0.0522|0
Elton|Cheshire West and Chester|53.2667|-2.8167|0
Elton|Herefordshire|52.3333|-2.8|0
Elton|Stockton-on-Tees|54.55|-1.3667|0
Elvington|City of York|53.9209|-0.9349|933
Elwick|Hartlepool|54.6846|-1.2956|479
Ely|Cambridgeshire|52.3996|0.262|19090
Emberton|Milton Keynes|52.1369|-0.7067|315
Embleton|Northumberland|55.4959|-1.6362|412
Embsay|North Yorkshire|53.9766|-1.9928|1679
Emerson Park|Greater London|51.5751|0.2318|0
Emley|Kirklees|53.614|-1.6313|1497
Emneth|Norfolk|52.6424|0.2086|2257
Empingham|District of Rutland|52.6672|-0.596|880
Emsworth|Hampshire|50.8478|-0.937|18777
Enderby|Leicestershire|52.5878|-1.2062|8113
Endon|Staffordshire|53.0769|-2.113|0
Enfield Lock|Greater London|51.6709|-0.0275|0
Enfield Town|Greater London|51.6515|-0.085|103970
Enfield|Greater London|51.6521|-0.0810|156858
Enniskillen|Fermanagh and Omagh|54.3462|-7.6413|14472
Epping|Essex|51.6981|0.1105|10289
Epsom|Surrey|51.3305|-0.2701|27065
Epworth|North Lincolnshire|53.526|-0.824|4279
Erith|Greater London|51.4832|0.1748|9811
Erlestoke|Wiltshire|51.2847|-2.0544|0
Errol|Perth and Kinross|56.3923|-3.2128|1410
Erskine|Renfrewshire|55.9005|-4.4503|15530
Esher|Surrey|51.3697|-0.3669|52392
Essendine|District of Rutland|52.7019|-0.4525|448
Essington|Staffordshire|52.6291|-2.0577|4829
Eston|Redcar and Cleveland|54.5593|-1.1434|0
Eton Wick|Royal Borough of Windsor and Maidenhead|51.4972|-0.6344|2029
Eton|Royal Borough of Windsor and Maidenhead|51.4883|-0.609|3025
Ettington|Warwickshire|52.1377|-1.6074|0
Etton|East Riding of Yorkshire|53.8785|-0.5131|277
Etwall|Derbyshire|52.8835|-1.6002|2572
Euxton|Lancashire|53.6699|-2.6761|7863
Evanton|Highland|57.6638|-4.34|1380
Evenwood|County Durham|54.6221|-1.7613|1608
Evercreech|Somerset|51.1481|-2.5056|1845
Eversholt|Central Bedfordshire|51.987|-0.5598|420
Eversley|Hampshire|51.3539|-0.8889|2600
Everton|Central Bedfordshire|52.1458|-0.2462|523
Evesbatch|Herefordshire|52.1333|-2.45|0
Evesham|Worcestershire|52.0924|-1.9489|23576
Evington|Leicestershire|52.6|-1.0667|0
Ewell|Surrey|51.3495|-0.2494|39994
Ewhurst|Surrey|51.1545|-0.4434|1653
Ewyas Harold|Herefordshire|51.9536|-2.8933|1007
Exeter|Devon|50.7236|-3.5275|117763
Exhall|Warwickshire|52.4646|-1.4814|2317
Exminster|Devon|50.6808|-3.4971|3368
Exmouth|Devon|50.6172|-3.4023|34432
Exning|Suffolk|52.2664|0.3744|1688
Exton|District of Rutland|52.6911|-0.6346|607
Eyemouth|The Scottish Borders|55.8713|-2.0901|3430
Eye|Peterborough|52.608|-0.1921|2875
Eye|Suffolk|52.3205|1.1462|0
Eynsford|Kent|51.3676|0.2113|2791
Eynsham|Oxfordshire|51.7808|-1.3745|4648
Eythorne|Kent|51.1971|1.2662|1520
Eyton upon the Weald Moors|Telford and Wrekin|52.7333|-2.5167|0
Eyton|Herefordshire|52.25|-2.75|0
Faifley|West Dunbartonshire|55.9285|-4.3851|5030
Failsworth|Borough of Oldham|53.5048|-2.1657|20555
Fair Oak|Hampshire|50.9636|-1.2968|0
Fairford|Gloucestershire|51.7082|-1.7813|3236
Fairlands|Surrey|51.2618|-0.6214|1412
Fairlie|North Ayrshire|55.756|-4.8556|1440
Fairlight|East Sussex|50.878|0.6567|1516
Fakenham|Norfolk|52.83|0.8477|8285
Falfield|South Gloucestershire|51.6369|-2.4606|0
Falkirk|Falkirk|56.0021|-3.7854|35310
Falkland|Fife|56.2525|-3.2039|1110
Fallin|Stirling|56.1048|-3.8762|2850
Fallowfield|Manchester|53.4398|-2.2157|14132
Falmouth|Cornwall|50.1544|-5.0711|31988
Fareham|Hampshire|50.8516|-1.1793|57390
Faringdon|Oxfordshire|51.6564|-1.5868|7121
Farnborough|Greater London|51.3595|0.0691|9033
Farnborough|Hampshire|51.2942|-0.7557|59902
Farnborough|Warwickshire|52.1429|-1.3693|2154
Farnborough|West Berkshire|51.5333|-1.3667|102
Farndon|Cheshire West and Chester|53.0836|-2.8746|0
Farndon|Nottinghamshire|53.05|-0.85|2506
Farnham Royal|Buckinghamshire|51.5421|-0.6158|6187
Farnham|Surrey|51.2144|-0.8005|36971
Farnsfield|Nottinghamshire|53.1022|-1.0332|2566
Farnworth|Borough of Bolton|53.55|-2.4|25680
Fauldhouse|West Lothian|55.8275|-3.7074|4840
Faversham|Kent|51.3148|0.8886|19829
Fazakerley|Liverpool|53.4614|-2.9286|0
Fazeley|Staffordshire|52.6144|-1.6985|7522
Featherstone|City and Borough of Wakefield|53.6769|-1.3565|11060
Featherstone|Staffordshire|52.6448|-2.0932|14175
Felbridge|Surrey|51.1391|-0.0412|0
Felixstowe|Suffolk|51.9637|1.3511|29171
Felling|Gateshead|54.953|-1.5715|34355
Feltham|Greater London|51.4462|-0.4139|24325
Felton|Northumberland|55.2977|-1.7114|1126
Feltwell|Norfolk|52.4858|0.5194|2635
Fenstanton|Cambridgeshire|52.299|-0.0671|2639
Fenwick|Doncaster|53.6387|-1.0976|0
Fenwick|East Ayrshire|55.6582|-4.4434|1070
Ferndale|Rhondda Cynon Taf|51.6606|-3.4475|7338
Ferndown|Dorset|50.8074|-1.8998|17650
Fernhill Heath|Worcestershire|52.23|-2.1966|3256
Fernhurst|West Sussex|51.0487|-0.7179|2106
Ferrybridge|City and Borough of Wakefield|53.7106|-1.2795|1491
Ferryhill|County Durham|54.6833|-1.55|9805
Fetcham|Surrey|51.2888|-0.3558|0
Ffestiniog|Gwynedd|52.96|-3.9324|0
Filey|North Yorkshire|54.21|-0.2892|6530
Fimber|East Riding of Yorkshire|54.035|-0.6313|0
Finchampstead|Wokingham|51.3615|-0.8573|1034
Finchley|Greater London|51.601|-0.1952|0
Findern|Derbyshire|52.8704|-1.5441|1669
Findochty|Moray|57.6974|-2.901|1180
Findon|West Sussex|50.8682|-0.4073|1886
Finedon|North Northamptonshire|52.3392|-0.6501|4309
Finningley|Doncaster|53.487|-0.9908|3525
Fintona|Fermanagh and Omagh|54.5|-7.3167|1373
Fishbourne|West Sussex|50.8364|-0.8209|0
Fishburn|County Durham|54.683|-1.4363|2588
Fishguard|Pembrokeshire|51.9938|-4.9763|3419
Fishtoft|Lincolnshire|52.9609|0.027|1085
Fitzwilliam|City and Borough of Wakefield|53.6329|-1.3769|4259
Five Oak Green|Kent|51.1834|0.3552|1540
Fivemiletown|Mid Ulster|54.3833|-7.3|1109
Flackwell Heath|Buckinghamshire|51.5976|-0.706|0
Flamborough|East Riding of Yorkshire|54.117|-0.1236|1914
Fleckney|Leicestershire|52.535|-1.046|4894
Fleetville|Hertfordshire|51.7521|-0.3122|0
Fleetwood|Lancashire|53.9253|-3.0109|25359
Fleet|Hampshire|51.2833|-0.8333|38726
Fleet|Lincolnshire|52.7932|0.0585|2136
Flexbury|Cornwall|50.8351|-4.545|2211
Flimby|Cumbria|54.6896|-3.5209|1707
Flimwell|East Sussex|51.055|0.4453|1100
Flint|County of Flintshire|53.2449|-3.1323|26442
Flitwick|Central Bedfordshire|52.0034|-0.4947|12983
Flockton|Kirklees|53.6303|-1.6395|1368
Flookburgh|Cumbria|54.1741|-2.9721|1305
Flore|West Northamptonshire|52.2365|-1.0573|1194
Fochabers|Moray|57.6144|-3.0995|1690
Fochriw|Caerphilly County Borough|51.74|-3.2986|1250
Folkestone|Kent|51.0817|1.1673|66429
Fontwell|West Sussex|50.8552|-0.6483|1941
Fordham|Cambridgeshire|52.3113|0.3906|2712
Fordingbridge|Hampshire|50.9275|-1.7903|6066
Ford|Northumberland|55.6333|-2.0833|0
Ford|Shropshire|52.7169|-2.8688|697
Forest Hill|Greater London|51.4462|-0.0419|0
Forest Row|East Sussex|51.0964|0.0326|3704
Forfar|Angus|56.6438|-2.89|13970
Formby|Sefton|53.5584|-3.07|23329
Forres|Moray|57.61|-3.6212|9900
Fort Augustus|Highland|57.1448|-4.6805|646
Fort William|Highland|56.8165|-5.1121|5830
Forth|South Lanarkshire|55.765|-3.6887|2240
Fortrose|Highland|57.5809|-4.1326|1400
Fortuneswell|Dorset|50.5603|-2.4424|3381
Foulridge|Lancashire|53.8758|-2.1686|1159
Foulsham|Norfolk|52.7818|1.0105|1021
Four Crosses|Sir Powys|52.7594|-3.0811|1438
Four Lanes|Cornwall|50.2016|-5.2401|1416
Four Marks|Hampshire|51.1073|-1.0494|5674
Fowey|Cornwall|50.3363|-4.6386|2131
Fowlmere|Cambridgeshire|52.0934|0.0743|1206
Framlingham|Suffolk|52.2212|1.342|3086
Frampton on Severn|Gloucestershire|51.7705|-2.3638|1432
Fraserburgh|Aberdeenshire|57.6874|-2.0184|13140
Freckleton|Lancashire|53.7543|-2.8649|8049
Fremington|Devon|51.0695|-4.1366|4310
Freshford|Bath and North East Somerset|51.3392|-2.3031|0
Freshwater|Isle of Wight|50.6837|-1.5262|7829
Freuchie|Fife|56.2469|-3.1586|1240
Freystrop|Pembrokeshire|51.7633|-4.9603|0
Friern Barnet|Greater London|51.6133|-0.1585|0
Frimley Green|Surrey|51.306|-0.7331|0
Frimley|Surrey|51.3167|-0.7454|12739
Frinton-on-Sea|Essex|51.8306|1.2442|16941
Friockheim|Angus|56.6369|-2.6681|1010
Friston|East Sussex|50.764|0.1993|1620
Frizington|Cumbria|54.5418|-3.4946|1737
Frodsham|Cheshire West and Chester|53.2948|-2.7275|9032
Frogmore|Hertfordshire|51.718|-0.3348|0
Frome|Somerset|51.2283|-2.3221|26203
Fulbourn|Cambridgeshire|52.1828|0.2205|3725
Fulford|City of York|53.9333|-1.0667|0
Fulham|Greater London|51.4803|-0.1993|0
Full Sutton|East Riding of Yorkshire|53.9887|-0.8676|1072
Fulwood|Sheffield|53.35|-1.55|0
Furnace Green|West Sussex|51.1074|-0.1689|6737
Furze Platt|Royal Borough of Windsor and Maidenhead|51.5399|-0.737|0
Furzedown|Greater London|51.4246|-0.1466|0
Fyfield|Wiltshire|51.4167|-1.7833|0
Fylde|Lancashire|53.8333|-2.9167|76500
Gaerwen|Anglesey|53.2211|-4.2736|1551
Gainford|County Durham|54.5472|-1.736|1133
Gainsborough|Lincolnshire|53.3833|-0.7667|20842
Gairloch|Highland|57.7284|-5.6880|950
Galashiels|The Scottish Borders|55.6146|-2.807|12660
Galgate|Lancashire|53.9936|-2.792|2458
Galston|East Ayrshire|55.6009|-4.3817|4690
Gamlingay|Cambridgeshire|52.1556|-0.193|3247
Garelochhead|Argyll and Bute|56.082|-4.8291|2110
Garforth|City and Borough of Leeds|53.7917|-1.3807|14838
Gargrave|North Yorkshire|53.9835|-2.1046|1755
Garsington|Oxfordshire|51.7162|-1.1613|1333
Garstang|Lancashire|53.9008|-2.7742|9530
Garston|Hertfordshire|51.689|-0.3951|0
Garston|Liverpool|53.3333|-2.9|0
Garswood|St. Helens|53.4888|-2.6722|0
Gartcosh|North Lanarkshire|55.8884|-4.0817|2130
Garvagh|Causeway Coast and Glens|54.9833|-6.6667|1372
Gateacre|Liverpool|53.383|-2.8612|0
Gateshead|Gateshead|54.9621|-1.6017|77649
Gayhurst|Milton Keynes|52.1136|-0.7628|0
Geddington|North Northamptonshire|52.4376|-0.6896|1503
Gedling|Nottinghamshire|52.9757|-1.0787|0
Gedney Hill|Lincolnshire|52.6843|-0.0201|1072
Gelligaer|Caerphilly County Borough|51.6644|-3.2561|17376
Germoe|Cornwall|50.1154|-5.3788|175
Gerrards Cross|Buckinghamshire|51.5861|-0.5554|20633
Giffnock|East Renfrewshire|55.8037|-4.2949|12070
Gilberdyke|East Riding of Yorkshire|53.753|-0.7389|3430
Gildersome|City and Borough of Leeds|53.7614|-1.6315|0
Gilfach Goch|Rhondda Cynon Taf|51.5921|-3.473|2532
Gilford|Armagh City Banbridge and Craigavon|54.3726|-6.3613|1583
Gillingham|Dorset|51.0383|-2.2761|8822
Gillingham|Medway|51.3891|0.5486|101187
Gillmoss|Liverpool|53.4611|-2.8946|0
Gilwern|Monmouthshire|51.8248|-3.0936|2263
Gipsy Hill|Greater London|51.4274|-0.092|0
Girton|Cambridgeshire|52.2333|0.0833|3836
Girvan|South Ayrshire|55.2426|-4.8555|6650
Glanamman|Carmarthenshire|51.8|-3.9333|4168
Glandwr|Pembrokeshire|51.9283|-4.6333|1586
Glapwell|Derbyshire|53.1892|-1.2833|2202
Glasgow|Glasgow City|55.8651|-4.2576|591620
Glastonbury|Somerset|51.1474|-2.7207|8471
Glazebury|Warrington|53.4708|-2.4982|1068
Glemsford|Suffolk|52.1035|0.6691|3382
Glen Parva|Leicestershire|52.5853|-1.1706|0
Glenariff|Causeway Coast and Glens|55.05|-6.0667|1286
Glenavy|Lisburn and Castlereagh|54.5923|-6.2137|1089
Glenboig|North Lanarkshire|55.8942|-4.0462|2780
Glenfield|Leicestershire|52.6466|-1.1949|10000
Glenmavis|North Lanarkshire|55.8891|-3.9873|2290
Glenrothes|Fife|56.1951|-3.1732|39100
Glinton|Peterborough|52.6392|-0.2963|1740
Glossop|Derbyshire|53.4432|-1.949|33243
Gloucester|Gloucestershire|51.8657|-2.2431|150053
Glusburn|North Yorkshire|53.9|-2|7425
Glyn-neath|Neath Port Talbot|51.7475|-3.6183|5419
Glyncorrwg|Neath Port Talbot|51.6794|-3.6281|1096
Gnosall|Staffordshire|52.7856|-2.2548|3869
Gobowen|Shropshire|52.8961|-3.0369|3270
Godalming|Surrey|51.1858|-0.6149|22689
Godmanchester|Cambridgeshire|52.3194|-0.1751|6506
Godshill|Isle of Wight|50.6331|-1.2548|1459
Godstone|Surrey|51.2478|-0.0691|2564
Golborne|Borough of Wigan|53.4769|-2.5965|24021
Goldcliff|Newport|51.5422|-2.9178|0
Golders Green|Greater London|51.5763|-0.2003|0
Golspie|Highland|57.9727|-3.978|1410
Goodmayes|Greater London|51.5629|0.1107|0
Goodwick|Pembrokeshire|52.0049|-4.9951|1720
Goole|East Riding of Yorkshire|53.7032|-0.8773|20810
Goosnargh|Lancashire|53.822|-2.6702|1398
Goostrey|Cheshire East|53.2273|-2.3392|2008
Gorebridge|Midlothian|55.8459|-3.0456|6330
Goring-by-Sea|West Sussex|50.8124|-0.4219|1001
Goring|Oxfordshire|51.5232|-1.1334|4079
Gorleston-on-Sea|Norfolk|52.573|1.7307|5882
Gorseinon|City and County of Swansea|51.6693|-4.0416|20581
Gosberton|Lincolnshire|52.8691|-0.161|1764
Gosfield|Essex|51.9366|0.592|1140
Gosforth|Newcastle upon Tyne|55|-1.6167|23975
Gosport|Hampshire|50.7951|-1.129|70793
Gossops Green|West Sussex|51.111|-0.2173|6000
Gotham|Nottinghamshire|52.868|-1.2056|1563
Goudhurst|Kent|51.1131|0.4561|1142
Gourock|Inverclyde|55.9616|-4.8179|10570
Govilon|Monmouthshire|51.8193|-3.0629|1447
Goxhill|North Lincolnshire|53.6763|-0.3376|2290
Grain|Medway|51.4559|0.7113|1648
Grange Hill|Essex|51.6118|0.0861|12449
Grange-over-Sands|Cumbria|54.1851|-2.9249|4788
Grangemouth|Falkirk|56.0114|-3.7218|17280
Grantham|Lincolnshire|52.9115|-0.6418|43833
Grantown on Spey|Highland|57.3305|-3.6087|2440
Grappenhall|Warrington|53.372|-2.5467|9377
Grassington|North Yorkshire|54.0714|-1.9982|1792
Gravenhurst|Central Bedfordshire|52.0085|-0.3698|0
Gravesend|Kent|51.4421|0.3711|54263
Grayshott|Hampshire|51.1113|-0.7511|0
Grays|Borough of Thurrock|51.4757|0.3252|89755
Greasby|Metropolitan Borough of Wirral|53.373|-3.1233|9830
Great Amwell|Hertfordshire|51.7901|-0.0167|1098
Great Ayton|North Yorkshire|54.4915|-1.1362|4518
Great Bardfield|Essex|51.9481|0.4365|1227
Great Barford|Bedford|52.1579|-0.3523|2003
Great Barton|Suffolk|52.2726|0.7668|1600
Great Bedwyn|Wiltshire|51.3795|-1.6015|1175
Great Bentley|Essex|51.8533|1.0638|1545
Great Bookham|Surrey|51.2792|-0.3742|11000
Great Chesterford|Essex|52.0643|0.1972|1494
Great Coates|North East Lincolnshire|53.5707|-0.1391|0
Great Corby|Cumbria|54.8817|-2.8245|0
Great Dunmow|Essex|51.8723|0.3625|7749
Great Eccleston|Lancashire|53.8531|-2.8703|1657
Great Glen|Leicestershire|52.5755|-1.0349|2977
Great Gonerby|Lincolnshire|52.9351|-0.6669|5853
Great Gransden|Cambridgeshire|52.1855|-0.1457|1319
Great Hanwood|Shropshire|52.6833|-2.8167|1090
Great Harwood|Lancashire|53.7851|-2.4087|11467
Great Haywood|Staffordshire|52.8079|-2.0002|1844
Great Horkesley|Essex|51.9382|0.8755|2476
Great Horwood|Buckinghamshire|51.9735|-0.8809|1049
Great Houghton|Barnsley|53.5535|-1.3495|2475
Great Leighs|Essex|51.8276|0.5064|2709
Great Malvern|Worcestershire|52.1116|-2.3251|36770
Great Marton|Blackpool|53.8118|-3.0226|1603
Great Missenden|Buckinghamshire|51.7042|-0.708|7227
Great Ness|Shropshire|52.7638|-2.8915|0
Great Paxton|Cambridgeshire|52.2606|-0.2282|1007
Great Sankey|Warrington|53.3923|-2.6399|43793
Great Torrington|Devon|50.9531|-4.144|5714
Great Wakering|Essex|51.5524|0.8038|5400
Great Waldingfield|Suffolk|52.0555|0.7744|1256
Great Wyrley|Staffordshire|52.6628|-2.0111|19193
Great Yarmouth|Norfolk|52.6083|1.7305|63434
Great Yeldham|Essex|52.0135|0.5654|1844
Greatham|Hartlepool|54.6418|-1.2381|939
Greenfield|Central Bedfordshire|52.0028|-0.4661|1831
Greenfield|County of Flintshire|53.2833|-3.2167|2446
Greenford|Greater London|51.5287|-0.3551|38000
Greenham|West Berkshire|51.3869|-1.3115|0
Greenhead|Northumberland|54.9667|-2.5167|0
Greenhill|Falkirk|55.992|-3.891|2410
Greenhill|Greater London|51.5834|-0.3386|9324
Greenhithe|Kent|51.4503|0.2854|4700
Greenisland|Mid and East Antrim|54.7008|-5.8748|5073
Greenock|Inverclyde|55.9484|-4.7612|43690
Greenwich|Greater London|51.4778|-0.0118|0
Greetham|District of Rutland|52.7206|-0.6307|638
Gresford|Wrexham|53.0854|-2.9706|5010
Gretna|Dumfries and Galloway|54.9938|-3.0659|3040
Greyabbey|Ards and North Down|54.5348|-5.5603|1030
Grimethorpe|Barnsley|53.5765|-1.3769|4672
Grimsby|North East Lincolnshire|53.5654|-0.0755|134160
Grimston|Leicestershire|52.7901|-0.9866|1848
Grimston|Norfolk|52.7731|0.5485|2086
Grindale|East Riding of Yorkshire|54.1245|-0.2736|0
Grindon|Stockton-on-Tees|54.6167|-1.3833|0
Griston|Norfolk|52.5572|0.8644|1540
Groby|Leicestershire|52.6591|-1.2236|0
Gronant|County of Flintshire|53.3367|-3.3603|1258
Groombridge|East Sussex|51.1154|0.183|1120
Grosmont|Monmouthshire|51.9167|-2.8667|0
Grovesend|City and County of Swansea|51.6847|-4.0383|1131
Grove|Oxfordshire|51.6095|-1.4219|18312
Grundisburgh|Suffolk|52.1122|1.2462|1375
Guilden Sutton|Cheshire West and Chester|53.2081|-2.8298|1467
Guildford|Surrey|51.2354|-0.5743|71873
Guilsfield|Sir Powys|52.6963|-3.1571|1220
Guisborough|Redcar and Cleveland|54.5348|-1.0561|16979
Guiseley|City and Borough of Leeds|53.8756|-1.7123|21000
Gullane|East Lothian|56.0365|-2.8283|2570
Gunness|North Lincolnshire|53.5908|-0.7283|2253
Gunnislake|Cornwall|50.5244|-4.2133|4044
Gurnard|Isle of Wight|50.7606|-1.3241|0
Hackleton|West Northamptonshire|52.188|-0.8231|1408
Hackney|Greater London|51.55|-0.05|0
Haddenham|Buckinghamshire|51.7733|-0.9263|4391
Haddenham|Cambridgeshire|52.3579|0.1483|2937
Haddington|East Lothian|55.9561|-2.7833|9020
Hadleigh|Essex|51.5527|0.6098|18300
Hadleigh|Suffolk|52.045|0.953|8150
Hadley Wood|Greater London|51.6667|-0.1698|21639
Hadley|Telford and Wrekin|52.7|-2.4833|14829
Hadlow|Kent|51.2242|0.3391|2849
Hadston|Northumberland|55.2943|-1.6039|3570
Hagley|Worcestershire|52.4262|-2.1282|5850
Haigh|Borough of Wigan|53.6|-2.5833|0
Hailsham|East Sussex|50.8622|0.2577|19977
Hainault|Greater London|51.6084|0.1072|7071
Hale Barns|Trafford|53.3689|-2.3133|0
Halesowen|Dudley|52.4486|-2.0494|55265
Halesworth|Suffolk|52.3464|1.5029|5558
Halewood|Knowsley|53.3596|-2.8315|0
Hale|Borough of Halton|53.3333|-2.8|1841
Hale|Surrey|51.2295|-0.7891|15657
Hale|Trafford|53.3783|-2.3327|15315
Halifax|Calderdale|53.7167|-1.85|82624
Halkirk|Highland|58.5123|-3.4916|1020
Halkyn|County of Flintshire|53.2256|-3.1902|0
Hallglen|Falkirk|55.9857|-3.7854|3200
Halling|Medway|51.3514|0.4452|1848
Hallow|Worcestershire|52.2234|-2.2547|1219
Halsham|East Riding of Yorkshire|53.7298|-0.0745|0
Halstead|Essex|51.9451|0.6393|11906
Halton|Borough of Halton|53.3167|-2.7|2218
Halton|Lancashire|54.0789|-2.758|2056
Haltwhistle|Northumberland|54.971|-2.4568|3791
Hamble-le-Rice|Hampshire|50.8597|-1.3243|3939
Hambleton|North Yorkshire|53.7667|-1.1667|1749
Hameldon Hill|Lancashire|53.7557|-2.2919|1500
Hamilton|South Lanarkshire|55.7667|-4.0333|53200
Hammersmith|Greater London|51.4938|-0.2288|0
Hampton Wick|Greater London|51.42|-0.315|0
Hampton in Arden|Solihull|52.4254|-1.7027|1692
Hampton|Greater London|51.4133|-0.367|18000
Hamsterley|County Durham|54.6833|-1.8167|0
Handcross|West Sussex|51.0538|-0.2008|1027
Hankerton|Wiltshire|51.6144|-2.045|0
Hannington|Borough of Swindon|51.6333|-1.75|0
Hanslope|Milton Keynes|52.1142|-0.8267|1916
Hanworth|Greater London|51.4333|-0.3833|0
Hapton|Lancashire|53.7833|-2.3167|1979
Harbury|Warwickshire|52.2354|-1.4571|2148
Hardingstone|West Northamptonshire|52.2136|-0.8858|7897
Hardwick Village|Nottinghamshire|53.2737|-1.0432|1881
Harefield|Greater London|51.6033|-0.4855|6573
Harlech|Gwynedd|52.8594|-4.1083|1762
Harlesden|Greater London|51.5381|-0.2502|0
Harleston|Norfolk|52.403|1.2966|4458
Harley|Shropshire|52.6|-2.6|0
Harlington|Central Bedfordshire|51.9629|-0.4924|2297
Harlow|Essex|51.7766|0.1116|94365
Harold Wood|Greater London|51.5946|0.2329|12443
Harpenden|Hertfordshire|51.8168|-0.3571|30240
Harpole|West Northamptonshire|52.2425|-0.9894|1344
Harrietsham|Kent|51.2425|0.6706|1442
Harringay|Greater London|51.5824|-0.0996|16500
Harrogate|North Yorkshire|53.9908|-1.5373|89060
Harrold|Bedford|52.2013|-0.6104|1691
Harrow Road|Greater London|51.5266|-0.1995|0
Harrow Weald|Greater London|51.6107|-0.3374|0
Harrow on the Hill|Greater London|51.5714|-0.3337|10632
Harrow|Greater London|51.5784|-0.3321|0
Harston|Cambridgeshire|52.1369|0.08|1729
Hartburn|Northumberland|55.1667|-1.85|0
Hartford|Cheshire West and Chester|53.2451|-2.5512|0
Harthill|Cheshire West and Chester|53.0833|-2.75|0
Harthill|North Lanarkshire|55.8607|-3.7517|3710
Harthill|Rotherham|53.3167|-1.2667|1684
Hartlebury|Worcestershire|52.3333|-2.2333|1525
Hartlepool|Hartlepool|54.6855|-1.2103|88855
Hartley Wintney|Hampshire|51.3038|-0.9002|4488
Hartley|Kent|51.3867|0.3037|16302
Hartshill|Warwickshire|52.5483|-1.5222|12479
Hartwell|West Northamptonshire|52.1462|-0.8538|1875
Harvington|Worcestershire|52.1409|-1.9231|1680
Harwell|Oxfordshire|51.5995|-1.2917|1998
Harwich|Essex|51.9419|1.2844|20723
Haslemere|Surrey|51.0902|-0.7078|13651
Haslingden|Lancashire|53.7033|-2.3238|15204
Haslingfield|Cambridgeshire|52.1502|0.0558|1507
Hassocks|West Sussex|50.9281|-0.1662|6821
Hastings|East Sussex|50.8557|0.5801|0
Haswell|County Durham|54.7833|-1.4167|1248
Hatch End|Greater London|51.6079|-0.3737|0
Hatfield Heath|Essex|51.8123|0.2124|1717
Hatfield Peverel|Essex|51.7759|0.5949|3950
Hatfield|Doncaster|53.5779|-0.9992|0
Hatfield|Hertfordshire|51.7634|-0.2242|41677
Hatherleigh|Devon|50.8214|-4.0723|1518
Hathern|Leicestershire|52.7955|-1.2564|1866
Hathersage|Derbyshire|53.3303|-1.654|2018
Hatton|Warwickshire|52.3001|-1.6326|2020
Haughley|Suffolk|52.2191|0.968|1285
Haughton Green|Borough of Tameside|53.4412|-2.0983|9000
Havant|Hampshire|50.8567|-0.9856|45574
Haverfordwest|Pembrokeshire|51.8017|-4.9691|14596
Haverhill|Suffolk|52.0823|0.4389|27041
Haverigg|Cumbria|54.1997|-3.2926|1849
Hawarden|County of Flintshire|53.1848|-3.0258|25513
Hawick|The Scottish Borders|55.4227|-2.7867|14050
Hawkhurst|Kent|51.0479|0.511|3963
Hawkinge|Kent|51.1128|1.1618|8002
Haworth|Bradford|53.8291|-1.9483|6213
Hawthorn|County Durham|54.8|-1.35|500
Haxby|City of York|54.0142|-1.0712|11894
Haxey|North Lincolnshire|53.4894|-0.8402|2153
Haydock|St. Helens|53.4672|-2.6817|17333
Haydon Bridge|Northumberland|54.9749|-2.2468|1557
Hayes|Greater London|51.3779|0.0168|0
Hayes|Greater London|51.5158|-0.4234|50000
Hayfield|Derbyshire|53.3789|-1.9454|1940
Hayle|Cornwall|50.1839|-5.4214|8210
Hayling Island|Hampshire|50.7838|-0.9687|16887
Haynes|Central Bedfordshire|52.0665|-0.3995|940
Hayton|East Riding of Yorkshire|53.9|-0.75|193
Haywards Heath|West Sussex|50.9977|-0.1031|33845
Hay|Sir Powys|52.0705|-3.1274|0
Hazel Grove|Borough of Stockport|53.3833|-2.1167|15265
Hazlerigg|Newcastle upon Tyne|55.0414|-1.6391|1053
Heacham|Norfolk|52.9078|0.4939|4714
Head of Muir|Falkirk|56.0062|-3.9136|1710
Headcorn|Kent|51.1697|0.6243|2505
Headstone|Greater London|51.5928|-0.3449|0
Heage|Derbyshire|53.0505|-1.4469|2698
Healey|Northumberland|54.9167|-1.9667|0
Healing|North East Lincolnshire|53.581|-0.162|2940
Heanor|Derbyshire|53.0137|-1.3538|23122
Heath and Reach|Central Bedfordshire|51.9452|-0.657|1346
Heathfield|East Sussex|50.9672|0.2561|1001
Heaton Chapel|Borough of Stockport|53.4301|-2.1754|3296
Heavitree|Devon|50.7204|-3.4965|22000
Hebburn|South Tyneside|54.973|-1.5155|18808
Hebden Bridge|Calderdale|53.7409|-2.0134|4235
Hebron|Northumberland|55.1833|-1.6833|0
Heckington|Lincolnshire|52.9818|-0.299|3823
Heckmondwike|Kirklees|53.7065|-1.6775|11542
Heddon on the Wall|Northumberland|54.9969|-1.7939|1318
Hedge End|Hampshire|50.9123|-1.3008|17978
Hedon|East Riding of Yorkshire|53.7396|-0.1966|10358
Heighington|Darlington|54.5959|-1.6179|1383
Heighington|Lincolnshire|53.2124|-0.459|6414
Helensburgh|Argyll and Bute|56.0061|-4.7265|13720
Hellaby|Rotherham|53.4226|-1.2412|1100
Helland|Cornwall|50.5|-4.7167|0
Hellifield|North Yorkshire|54.0049|-2.223|1426
Helmsley|North Yorkshire|54.2458|-1.0568|1515
Helpston|Peterborough|52.6323|-0.3468|981
Helsby|Cheshire West and Chester|53.274|-2.7691|5166
Helston|Cornwall|50.1032|-5.2705|12184
Hemel Hempstead|Hertfordshire|51.7537|-0.4497|85629
Hemingbrough|North Yorkshire|53.7686|-0.9767|2483
Hemingford Grey|Cambridgeshire|52.3176|-0.1003|3163
Hemsby|Norfolk|52.6971|1.6918|5522
Hemsworth|City and Borough of Wakefield|53.6127|-1.3542|9246
Hemyock|Devon|50.9123|-3.2281|1519
Hendon|Greater London|51.6|-0.2167|0
Henfield|West Sussex|50.9299|-0.2707|4799
Hengoed|Caerphilly County Borough|51.6508|-3.2317|5044
Henley in Arden|Warwickshire|52.2903|-1.7781|2859
Henley-on-Thames|Oxfordshire|51.5333|-0.9|11494
Henllan|Denbighshire|53.2|-3.4667|862
Henlow|Central Bedfordshire|52.0302|-0.286|12320
Henstridge|Somerset|50.9772|-2.395|1530
Herbrandston|Pembrokeshire|51.7264|-5.0867|0
Hereford|Herefordshire|52.0568|-2.7148|60415
Hermitage|West Berkshire|51.4554|-1.2682|2157
Herne Bay|Kent|51.373|1.1286|36642
Herstmonceux|East Sussex|50.8896|0.3229|1130
Hertford|Hertfordshire|51.7959|-0.0785|25847
Heslington|City of York|53.9464|-1.0492|0
Hessle|East Riding of Yorkshire|53.7245|-0.4384|0
Heston|Greater London|51.4836|-0.3758|0
Heswall|Metropolitan Borough of Wirral|53.3273|-3.0965|29789
Hethersett|Norfolk|52.5976|1.1736|5520
Hetton-Le-Hole|Sunderland|54.8167|-1.45|13100
Hexham|Northumberland|54.9699|-2.104|11388
Heysham|Lancashire|54.0437|-2.8932|17016
Heywood|Borough of Rochdale|53.5924|-2.2194|28024
Hibaldstow|North Lincolnshire|53.5113|-0.5208|1974
High Barnet|Greater London|51.6562|-0.2077|7062
High Bentham|North Yorkshire|54.1182|-2.512|1680
High Blantyre|South Lanarkshire|55.7844|-4.1001|16739
High Coniscliffe|Darlington|54.5333|-1.65|0
High Etherley|County Durham|54.6539|-1.7436|2119
High Halden|Kent|51.1033|0.7139|1159
High Halstow|Medway|51.4477|0.5556|1662
High Legh|Cheshire East|53.3514|-2.4538|1145
High Ongar|Essex|51.7095|0.2622|1171
High Peak|Derbyshire|53.368|-1.8454|92600
High Valleyfield|Fife|56.0636|-3.5991|2280
High Wycombe|Buckinghamshire|51.6291|-0.7493|133204
Higham Ferrers|North Northamptonshire|52.306|-0.5934|6222
Highams Park|Greater London|51.6077|-0.0058|0
Highbridge|Somerset|51.2167|-2.9833|4606
Highbury|Greater London|51.55|-0.1|0
Highcoems|Hampshire|51.3386|-1.3757|0
Highgate|Greater London|51.5656|-0.159|0
Highley|Shropshire|52.4487|-2.3825|3133
Hightown|Sefton|53.5245|-3.0619|2063
Highworth|Borough of Swindon|51.6305|-1.711|7886
Hillingdon|Greater London|51.5329|-0.4529|0
Hillsborough|Lisburn and Castlereagh|54.4635|-6.0766|3872
Hillside|Angus|56.7448|-2.474|1170
Hill|South Gloucestershire|51.6514|-2.5156|0
Hilton|Cambridgeshire|52.2791|-0.1122|1052
Hinchley Wood|Surrey|51.3746|-0.3384|3674
Hinckley|Leicestershire|52.5389|-1.3761|45249
Hindhead|Surrey|51.1138|-0.7335|6187
Hindley|Borough of Wigan|53.5333|-2.5833|24169
Hindon|Wiltshire|51.0922|-2.1258|560
Hingham|Norfolk|52.5797|0.9842|2151
Hinton Charterhouse|Bath and North East Somerset|51.3238|-2.3284|0
Hinton|South Gloucestershire|51.4897|-2.3847|3533
Hinton|West Northamptonshire|52.168|-1.2184|3493
Hirwaun|Rhondda Cynon Taf|51.7392|-3.5103|7247
Histon|Cambridgeshire|52.2517|0.1064|7592
Hitchin|Hertfordshire|51.9492|-0.285|36099
Hockley Heath|Solihull|52.3529|-1.7782|1604
Hockley|City and Borough of Birmingham|52.5|-1.9167|13919
Hockliffe|Central Bedfordshire|51.9311|-0.5865|823
Hockwold cum Wilton|Norfolk|52.4638|0.5461|1195
Hoddesdon|Hertfordshire|51.7615|-0.0114|35174
Holbeach|Lincolnshire|52.804|0.0144|7914
Holbeck|City and Borough of Leeds|53.7836|-1.5679|5505
Holborn|Greater London|51.5175|-0.1205|0
Holbrook|Suffolk|51.9834|1.1585|1090
Hollingworth|Borough of Tameside|53.463|-1.991|2447
Hollinwood|Borough of Oldham|53.5167|-2.1333|0
Holloway|Greater London|51.5524|-0.125|41329
Hollym|East Riding of Yorkshire|53.704|0.0401|339
Holmes Chapel|Cheshire East|53.2014|-2.3574|5605
Holmfirth|Kirklees|53.5697|-1.7878|1980
Holmpton|East Riding of Yorkshire|53.6877|0.0658|0
Holmwood|Surrey|51.1805|-0.3218|1094
Holsworthy|Devon|50.812|-4.3538|2641
Holtby|City of York|53.9788|-0.9726|166
Holton le Clay|Lincolnshire|53.5052|-0.063|3691
Holt|Norfolk|52.9059|1.0886|3810
Holt|Wiltshire|51.3556|-2.1972|1757
Holt|Wrexham|53.0667|-2.8833|0
Holwick|County Durham|54.6358|-2.1437|0
Holyhead|Anglesey|53.3062|-4.6321|11431
Holytown|North Lanarkshire|55.8201|-3.9727|5080
Holywell Green|Calderdale|53.6741|-1.8668|3178
Holywell|County of Flintshire|53.2747|-3.229|6969
Holywell|Hertfordshire|51.6475|-0.4251|0
Holywood|Ards and North Down|54.6386|-5.8247|13109
Honeybourne|Worcestershire|52.0951|-1.8313|1388
Honiton|Devon|50.7996|-3.189|11483
Hook Norton|Oxfordshire|51.9956|-1.4828|1919
Hook|East Riding of Yorkshire|53.7213|-0.8489|0
Hook|Greater London|51.368|-0.3065|18973
Hook|Hampshire|51.2843|-0.9597|7321
Hook|Pembrokeshire|51.765|-4.9317|838
Hoole|Cheshire West and Chester|53.1998|-2.8769|1180
Hoo|Medway|51.4205|0.563|5377
Hope Valley|Derbyshire|53.3482|-1.7449|1001
Hope under Dinmore|Herefordshire|52.1833|-2.7167|0
Hopeman|Moray|57.7068|-3.4343|1710
Hope|County of Flintshire|53.1167|-3.0333|4706
Hopton|Norfolk|52.5333|1.7333|0
Horam|East Sussex|50.9352|0.2444|2188
Horbury|City and Borough of Wakefield|53.6605|-1.5601|10225
Horley|Surrey|51.1742|-0.1592|21232
Horncastle|Lincolnshire|53.2077|-0.1172|6815
Hornchurch|Greater London|51.5568|0.2166|25470
Horndon on the Hill|Borough of Thurrock|51.5236|0.4049|1596
Horning|Norfolk|52.7046|1.4629|1098
Hornsea|East Riding of Yorkshire|53.9104|-0.1681|8432
Hornsey|Greater London|51.5875|-0.122|0
Horrabridge|Devon|50.5084|-4.1004|3728
Horsford|Norfolk|52.7015|1.2402|4163
Horsforth|City and Borough of Leeds|53.8426|-1.6375|19350
Horsham|West Sussex|51.0631|-0.3276|51472
Horsley|Northumberland|54.9833|-1.85|0
Horsmonden|Kent|51.1391|0.4288|1620
Horsted Keynes|West Sussex|51.0366|-0.028|1180
Horton Kirby|Kent|51.3948|0.2448|1241
Horton|Royal Borough of Windsor and Maidenhead|51.4731|-0.5424|1033
Horton|South Gloucestershire|51.5583|-2.3525|355
Horwich|Borough of Bolton|53.6013|-2.5497|18696
Hotham|East Riding of Yorkshire|53.7958|-0.6425|233
Houghton Conquest|Central Bedfordshire|52.0618|-0.4776|1311
Houghton Regis|Central Bedfordshire|51.9044|-0.5212|0
Houghton on the Hill|Leicestershire|52.6266|-0.9955|1524
Houghton-Le-Spring|Sunderland|54.8403|-1.4643|37840
Houghton|Cambridgeshire|52.3328|-0.1207|1391
Hounslow|Greater London|51.4684|-0.3609|66292
Houston|Renfrewshire|55.8686|-4.552|6420
Hoveton|Norfolk|52.7149|1.4105|3089
Hove|Brighton and Hove|50.8309|-0.1672|75174
How Wood|Hertfordshire|51.7191|-0.3509|0
Howden|East Riding of Yorkshire|53.7463|-0.8699|4142
Howwood|Renfrewshire|55.8106|-4.5573|1580
Hoylake|Metropolitan Borough of Wirral|53.3905|-3.1807|5710
Hoyland Nether|Barnsley|53.5|-1.45|15842
Hucknall|Nottinghamshire|53.0333|-1.2|29728
Huddersfield|Kirklees|53.649|-1.7842|149017
Hugh Town|Isles of Scilly|49.9145|-6.3114|1068
Huish|Wiltshire|51.3711|-1.7927|0
Hulme|Manchester|53.4657|-2.2489|8932
Humberstone|City of Leicester|52.6474|-1.0865|0
Humberston|North East Lincolnshire|53.5304|-0.0246|8216
Humber|Herefordshire|52.2|-2.6667|0
Humbleton|East Riding of Yorkshire|53.7833|-0.15|0
Huncote|Leicestershire|52.5731|-1.2364|0
Hundleton|Pembrokeshire|51.6669|-4.9492|435
Hungerford|West Berkshire|51.4151|-1.5156|5100
Hunmanby|North Yorkshire|54.1796|-0.3201|3132
Hunstanton|Norfolk|52.95|0.5|9332
Huntingdon|Cambridgeshire|52.3305|-0.1865|23937
Huntington|City of York|54|-1.05|0
Huntley|Gloucestershire|51.8717|-2.4014|1105
Huntly|Aberdeenshire|57.4474|-2.7861|4720
Hunts Cross|Liverpool|53.3558|-2.8657|0
Huntspill|Somerset|51.2056|-2.9874|1133
Hunwick|County Durham|54.6879|-1.7054|1248
Hurley|Royal Borough of Windsor and Maidenhead|51.5464|-0.8092|0
Hurstpierpoint|West Sussex|50.9339|-0.1801|12730
Hurst|Wokingham|51.4579|-0.852|1351
Hurworth|Darlington|54.4901|-1.5329|0
Husbands Bosworth|Leicestershire|52.4523|-1.0556|1027
Husborne Crawley|Central Bedfordshire|52.0164|-0.6106|190
Hutton Magna|County Durham|54.5099|-1.8062|0
Hutton|North Somerset|51.3242|-2.9303|0
Huyton|Knowsley|53.4115|-2.8394|54738
Hyde Heath|Buckinghamshire|51.6934|-0.6544|1047
Hyde Park|Greater London|51.5161|-0.173|0
Hyde|Borough of Tameside|53.4513|-2.0794|31926
Hythe|Hampshire|50.86|-1.4016|20201
Hythe|Kent|51.0715|1.0842|14170
Ibstock|Leicestershire|52.6855|-1.3997|5650
Ickenham|Greater London|51.5643|-0.4437|0
Ilchester|Somerset|51.0059|-2.6798|2153
Ilford|Greater London|51.5588|0.0855|168168
Ilfracombe|Devon|51.2093|-4.1134|11184
Ilkeston|Derbyshire|52.9706|-1.3095|38587
Ilkley|Bradford|53.9245|-1.8233|14809
Ilminster|Somerset|50.9268|-2.9101|5808
Immingham|North East Lincolnshire|53.6142|-0.2158|10750
Ince Blundell|Sefton|53.5243|-3.0273|516
Ince-in-Makerfield|Borough of Wigan|53.5333|-2.6167|11185
Ince|Cheshire West and Chester|53.2833|-2.8333|0
Inchinnan|Renfrewshire|55.8899|-4.4384|1910
Inchture|Perth and Kinross|56.4455|-3.1696|1220
Ingatestone|Essex|51.6703|0.3836|5620
Ingleby Greenhow|North Yorkshire|54.4498|-1.1069|14608
Ingleton|County Durham|54.5795|-1.7353|1678
Ingleton|North Yorkshire|54.1539|-2.4685|1772
Ingoldmells|Lincolnshire|53.1941|0.3336|3975
Ingrave|Essex|51.6042|0.3406|1846
Inkberrow|Worcestershire|52.2128|-1.9809|1552
Innerleithen|The Scottish Borders|55.6193|-3.063|3040
Insch|Aberdeenshire|57.3427|-2.6132|2320
Inverbervie|Aberdeenshire|56.8446|-2.28|2310
Invergordon|Highland|57.6886|-4.1674|4130
Invergowrie|Perth and Kinross|56.4611|-3.0616|1770
Inverkeithing|Fife|56.033|-3.3956|5220
Inverkip|Inverclyde|55.9083|-4.8705|3060
Inverness|Highland|57.4791|-4.224|46870
Inverurie|Aberdeenshire|57.2845|-2.3774|12760
Ipplepen|Devon|50.4892|-3.639|2143
Ipswich|Suffolk|52.0592|1.1555|178835
Irchester|North Northamptonshire|52.2811|-0.6451|4419
Irlam|City and Borough of Salford|53.4425|-2.4232|19442
Ironbridge|Telford and Wrekin|52.6279|-2.4846|1595
Irthlingborough|North Northamptonshire|52.3267|-0.6113|7502
Irvinestown|Fermanagh and Omagh|54.4667|-7.6333|1765
Irvine|North Ayrshire|55.6194|-4.6551|33740
Isle Of Mull|Argyll and Bute|56.447|-5.774|2667
Isle of Arran|North Ayrshire|55.5814|-5.2123|5058
Isle of Bute|Argyll and Bute|55.8366|-5.0559|7228
Isle of Cumbrae|North Ayrshire|55.7693|-4.9191|1434
Isle of Islay|Argyll and Bute|55.7853|-6.2389|3457
Isle of Lewis|Eilean Siar|58.219|-6.388|18500
Isle of North Uist|Eilean Siar|57.6058|-7.3402|1271
Isle of Skye|Highland|57.4125|-6.1942|10008
Isle of South Uist|Eilean Siar|57.2456|-7.3334|1818
Isleham|Cambridgeshire|52.3429|0.4121|2228
Isles of Scilly|Isles of Scilly|49.9252|-6.2989|2100
Isleworth|Greater London|51.4752|-0.3425|20500
Islington|Greater London|51.5362|-0.103|319143
Istead Rise|Kent|51.4056|0.3508|0
Iver Heath|Buckinghamshire|51.5364|-0.5179|8065
Iver|Buckinghamshire|51.5|-0.5|7492
Ivinghoe|Buckinghamshire|51.836|-0.6298|2939
Ivington|Herefordshire|52.2054|-2.7727|0
Ivybridge|Devon|50.3904|-3.9191|11851
Iwade|Kent|51.3775|0.7294|3087
Ixworth|Suffolk|52.2989|0.8341|2365
Jacobstow|Cornwall|50.7333|-4.55|0
Jarrow|South Tyneside|54.9804|-1.4842|27264
Jedburgh|The Scottish Borders|55.48|-2.552|3980
Jeffreyston|Pembrokeshire|51.725|-4.7675|0
Jersey Farm|Hertfordshire|51.77|-0.2955|0
Johnstone|Renfrewshire|55.8291|-4.516|16390
Johnston|Pembrokeshire|51.7556|-4.9967|1941
Jordanstown|Antrim and Newtownabbey|54.6833|-5.9|5494
Keadby|North Lincolnshire|53.5931|-0.7402|2238
Keady|Armagh City Banbridge and Craigavon|54.25|-6.7|3171
Kearsley|Borough of Bolton|53.5333|-2.3833|10127
Kedington|Suffolk|52.0928|0.4868|1849
Keelby|Lincolnshire|53.5758|-0.247|2092
Keele|Staffordshire|53.0038|-2.2874|3953
Kegworth|Leicestershire|52.8348|-1.2804|3601
Keighley|Bradford|53.8679|-1.9066|50171
Keith|Moray|57.5363|-2.9481|4740
Kelloe|County Durham|54.7189|-1.4749|1502
Kelsall|Cheshire West and Chester|53.2077|-2.7124|2721
Kelso|The Scottish Borders|55.5981|-2.4338|5600
Kelty|Fife|56.1336|-3.3869|6590
Kelvedon Hatch|Essex|51.6674|0.2681|2400
Kelvedon|Essex|51.8401|0.7057|5322
Kemnay|Aberdeenshire|57.2357|-2.444|3830
Kempsey|Worcestershire|52.1394|-2.2175|2609
Kempston Hardwick|Bedford|52.0896|-0.4991|20000
Kempston|Bedford|52.116|-0.5004|19873
Kemsing|Kent|51.306|0.2292|6889
Kendal|Cumbria|54.3268|-2.7476|29147
Kenilworth|Warwickshire|52.3496|-1.5828|22413
Kenley|Greater London|51.3264|-0.1011|0
Kenley|Shropshire|52.6|-2.6333|0
Kennington|Greater London|51.488|-0.1057|4000
Kennington|Kent|51.1674|0.8849|4178
Kennoway|Fife|56.2108|-3.0492|4600
Kenn|North Somerset|51.4167|-2.85|0
Kensal Green|Greater London|51.5307|-0.2253|0
Kensington|Greater London|51.5009|-0.1918|0
Kensington|Liverpool|53.4086|-2.9528|0
Kensworth|Central Bedfordshire|51.8517|-0.5039|1455
Kenton|Devon|50.6398|-3.4715|1005
Keresley|Coventry|52.4516|-1.5332|2432
Kesgrave|Suffolk|52.0624|1.2365|11020
Kessingland|Suffolk|52.4199|1.7088|4327
Keswick|Cumbria|54.5995|-3.1326|4281
Kettering|North Northamptonshire|52.3984|-0.7257|63675
Ketton|District of Rutland|52.628|-0.5546|1926
Kewstoke|North Somerset|51.3653|-2.959|0
Kew|Greater London|51.4817|-0.2875|0
Keyingham|East Riding of Yorkshire|53.7096|-0.1133|2314
Keynsham|Bath and North East Somerset|51.4139|-2.4978|15641
Keyworth|Nottinghamshire|52.8712|-1.0899|6733
Kibworth Harcourt|Leicestershire|52.5444|-0.9949|5790
Kidbrooke|Greater London|51.4672|0.0271|0
Kidderminster|Worcestershire|52.3882|-2.25|57059
Kidlington|Oxfordshire|51.8217|-1.2886|15829
Kidsgrove|Staffordshire|53.0869|-2.2378|29480
Kidwelly|Carmarthenshire|51.7364|-4.3033|2782
Kilbarchan|Renfrewshire|55.8362|-4.5536|3580
Kilbirnie|North Ayrshire|55.7508|-4.6879|7520
Kilburn|Derbyshire|53.0058|-1.4387|5552
Kilburn|Greater London|51.553|-0.1916|0
Kilcreggan|Argyll and Bute|55.9846|-4.821|1290
Kilgetty|Pembrokeshire|51.732|-4.7198|1968
Kilham|East Riding of Yorkshire|54.0641|-0.3806|960
Kilkeel|Newry Mourne and Down|54.062|-6.0031|6447
Killamarsh|Derbyshire|53.324|-1.3169|9625
Killearn|Stirling|56.0424|-4.3684|1670
Killyleagh|Newry Mourne and Down|54.4014|-5.648|2591
Kilmacolm|Inverclyde|55.8947|-4.6264|3980
Kilmarnock|East Ayrshire|55.6117|-4.4958|46350
Kilmaurs|East Ayrshire|55.638|-4.5273|2800
Kilmington|Wiltshire|51.1269|-2.3269|0
Kilpin|East Riding of Yorkshire|53.7328|-0.834|0
Kilrea|Causeway Coast and Glens|54.9509|-6.5569|1616
Kilsby|West Northamptonshire|52.3338|-1.175|1196
Kilsyth|North Lanarkshire|55.976|-4.0592|9860
Kilwinning|North Ayrshire|55.6533|-4.7067|16420
Kimberley|Nottinghamshire|52.9833|-1.2667|11273
Kimbolton|Cambridgeshire|52.297|-0.3892|1103
Kimbolton|Herefordshire|52.25|-2.7|0
Kimpton|Hertfordshire|51.8509|-0.2998|1436
Kincardine|Fife|56.0695|-3.7196|2810
Kineton|Warwickshire|52.1564|-1.5115|2014
King's Clipstone|Nottinghamshire|53.1769|-1.1013|3469
King's Cross|Greater London|51.5307|-0.1231|0
King's Lynn|Norfolk|52.7517|0.3952|46093
Kinghorn|Fife|56.069|-3.1761|2870
Kinglassie|Fife|56.1737|-3.2424|1820
Kings Hill|Kent|51.2744|0.4024|2638
Kings Langley|Hertfordshire|51.7139|-0.4504|7230
Kings Sutton|West Northamptonshire|52.0231|-1.2761|2116
Kings Worthy|Hampshire|51.0886|-1.2978|4388
Kingsbridge|Devon|50.2845|-3.7764|6116
Kingsbury|Warwickshire|52.5611|-1.6794|3730
Kingsclere|Hampshire|51.3249|-1.2434|3164
Kingskerswell|Devon|50.4992|-3.5819|4703
Kingskettle|Fife|56.2621|-3.1169|1010
Kingsland|Herefordshire|52.2491|-2.8154|474
Kingsley|Cheshire West and Chester|53.2667|-2.6667|1557
Kingsteignton|Devon|50.55|-3.5833|11360
Kingston Bagpuize|Oxfordshire|51.6815|-1.4204|2349
Kingston Seymour|North Somerset|51.3983|-2.8611|388
Kingston upon Hull|City of Kingston upon Hull|53.7446|-0.3352|314018
Kingston upon Thames|Greater London|51.4126|-0.2974|10001
Kingstone|Herefordshire|52.0167|-2.8333|0
Kingswells|Aberdeen City|57.158|-2.2243|4750
Kingswinford|Dudley|52.4975|-2.1689|20000
Kingswood|Gloucestershire|51.6258|-2.3672|1252
Kingswood|South Gloucestershire|51.4528|-2.5083|64793
Kingswood|Surrey|51.2948|-0.2143|0
Kington|Herefordshire|52.2041|-3.0255|2626
Kington|Worcestershire|52.2|-2.0167|2655
Kingussie|Highland|57.08|-4.0523|1450
Kinloss|Moray|57.6349|-3.5701|1250
Kinnersley|Herefordshire|52.1333|-2.95|0
Kinross|Perth and Kinross|56.2047|-3.4214|4910
Kinsham|Herefordshire|52.2833|-2.9333|0
Kintbury|West Berkshire|51.3996|-1.4486|2094
Kintore|Aberdeenshire|57.2372|-2.3454|4680
Kinvere|Staffordshire|52.45|-2.2333|4723
Kippax|City and Borough of Leeds|53.7669|-1.371|15965
Kippen|Stirling|56.1267|-4.1708|1110
Kirby Muxloe|Leicestershire|52.6302|-1.2275|9712
Kirby Underdale|East Riding of Yorkshire|54.0172|-0.771|0
Kircubbin|Ards and North Down|54.4874|-5.5339|1237
Kirk Ella|East Riding of Yorkshire|53.754|-0.4549|0
Kirk Sandall|Doncaster|53.5621|-1.0688|13572
Kirkburton|Kirklees|53.6105|-1.7029|3786
Kirkby Lonsdale|Cumbria|54.2026|-2.5983|1843
Kirkby Stephen|Cumbria|54.4723|-2.3487|1522
Kirkby in Ashfield|Nottinghamshire|53.0998|-1.2438|27539
Kirkbymoorside|North Yorkshire|54.2701|-0.9322|2751
Kirkby|Knowsley|53.4814|-2.8921|42744
Kirkcaldy|Fife|56.1168|-3.16|49460
Kirkconnel|Dumfries and Galloway|55.3856|-3.9984|2070
Kirkcudbright|Dumfries and Galloway|54.8383|-4.0491|3390
Kirkdale|Liverpool|53.4334|-2.9766|0
Kirkham|Lancashire|53.7824|-2.8719|11915
Kirkintilloch|East Dunbartonshire|55.9393|-4.1526|19630
Kirkleatham|Redcar and Cleveland|54.5885|-1.0818|0
Kirkliston|City of Edinburgh|55.9536|-3.4029|3590
Kirknewton|Northumberland|55.55|-2.1333|0
Kirknewton|West Lothian|55.8875|-3.419|1950
Kirkwall|Orkney Islands|58.9848|-2.9587|7150
Kirriemuir|Angus|56.674|-3.0034|6160
Kirton in Lindsey|North Lincolnshire|53.4755|-0.5957|2873
Kirton|Lincolnshire|52.9277|-0.0601|3546
Kislingbury|West Northamptonshire|52.2298|-0.9791|1237
Kiveton Park|Rotherham|53.3412|-1.255|8703
Knaphill|Surrey|51.3201|-0.6158|8635
Knaresborough|North Yorkshire|54.0091|-1.4685|14740
Knebworth|Hertfordshire|51.8667|-0.1839|4155
Knighton|Sir Powys|52.3425|-3.0471|3007
Knightsbridge and Belgravia|Greater London|51.5044|-0.1668|0
Knottingley|City and Borough of Wakefield|53.7078|-1.2564|13804
Knotty Ash|Liverpool|53.4162|-2.8965|0
Knowle|Solihull|52.3833|-1.7333|10823
Knowsley|Knowsley|53.454|-2.854|0
Knutsford|Cheshire East|53.3029|-2.3748|13191
Kyle of Lochalsh|Highland|57.2823|-5.7125|739
Laceby|North East Lincolnshire|53.5409|-0.1683|3259
Lacock|Wiltshire|51.4153|-2.1219|320
Ladybank|Fife|56.2742|-3.1239|1530
Ladywell|Greater London|51.4545|-0.0223|0
Lairg|Highland|58.0223|-4.4006|891
Lakenheath|Suffolk|52.4175|0.5221|4369
Lamberhurst|Kent|51.1005|0.3897|1147
Lambeth|Greater London|51.4963|-0.1115|6000
Lambourn|West Berkshire|51.508|-1.5311|3071
Lamesley|Gateshead|54.9157|-1.6095|3928
Lamlash|North Ayrshire|55.5336|-5.1296|1030
Lampeter|County of Ceredigion|52.1129|-4.0804|2970
Lanark|South Lanarkshire|55.6737|-3.7817|8890
Lancaster Gate|Greater London|51.5132|-0.1854|0
Lancaster|Lancashire|54.0465|-2.7999|47162
Lanchester|County Durham|54.8211|-1.7426|3543
Lancing|West Sussex|50.8288|-0.3225|18692
Landewednack|Cornwall|49.9697|-5.1972|0
Landore|City and County of Swansea|51.644|-3.9414|0
Landrake|Cornwall|50.4226|-4.2902|1115
Langford|Central Bedfordshire|52.0546|-0.2717|3091
Langham|District of Rutland|52.6915|-0.7539|1371
Langholm|Dumfries and Galloway|55.151|-2.9989|2250
Langho|Lancashire|53.8022|-2.4508|2015
Langley Green|West Sussex|51.1282|-0.1983|7000
Langley Park|County Durham|54.7998|-1.6701|4545
Langport|Somerset|51.0378|-2.8281|3063
Langstone|Newport|51.6055|-2.9121|0
Langtoft|Lincolnshire|52.6983|-0.3404|1967
Larbert|Falkirk|56.0225|-3.8287|9530
Largs|North Ayrshire|55.7963|-4.8634|11340
Lark Hill|Wiltshire|51.2|-1.8167|2358
Larkfield|Kent|51.3014|0.4486|7000
Larkhall|South Lanarkshire|55.7333|-3.9667|15020
Larne|Mid and East Antrim|54.85|-5.8167|18421
Lartington|County Durham|54.5541|-1.9724|0
Latchingdon and Snoreham|Essex|51.6716|0.7258|1182
Latchmere|Greater London|51.4684|-0.1688|0
Lathbury|Milton Keynes|52.0988|-0.7213|0
Lauder|The Scottish Borders|55.7191|-2.7475|1610
Launceston|Cornwall|50.637|-4.3601|8910
Laurencekirk|Aberdeenshire|56.8334|-2.4654|2920
Laurieston|Falkirk|55.9956|-3.748|2670
Lavendon|Milton Keynes|52.1728|-0.6611|1303
Lavenham|Suffolk|52.1086|0.7962|1413
Law|South Lanarkshire|55.75|-3.8833|3250
Laxton|East Riding of Yorkshire|53.7201|-0.8033|0
Layer de la Haye|Essex|51.8459|0.8575|1656
Leasingham|Lincolnshire|53.0257|-0.4261|1584
Leatherhead|Surrey|51.2965|-0.3338|43544
Leavesden Green|Hertfordshire|51.6948|-0.4072|0
Lea|Herefordshire|51.9|-2.5|0
Lechlade|Gloucestershire|51.694|-1.6913|2469
Leconfield|East Riding of Yorkshire|53.8773|-0.4573|2127
Ledbury|Herefordshire|52.0364|-2.4263|8862
Ledsham|Cheshire West and Chester|53.2667|-2.9667|0
Ledsham|City and Borough of Leeds|53.7632|-1.3086|162
Ledston|City and Borough of Leeds|53.7525|-1.3436|0
Lee-on-the-Solent|Hampshire|50.8017|-1.2017|7224
Leeds|City and Borough of Leeds|53.7965|-1.5478|455123
Leek Wootton|Warwickshire|52.3178|-1.5793|1017
Leek|Staffordshire|53.1043|-2.0221|19903
Leeswood|County of Flintshire|53.1335|-3.0947|2282
Lees|Borough of Oldham|53.5379|-2.073|0
Lee|Greater London|51.4556|0.0052|0
Leicester Forest East|Leicestershire|52.625|-1.2183|0
Leicester|City of Leicester|52.6386|-1.1317|508916
Leigh-on-Sea|Southend-on-Sea|51.543|0.6491|0
Leighton Buzzard|Central Bedfordshire|51.9172|-0.658|37469
Leigh|Borough of Wigan|53.4964|-2.5197|43626
Leigh|Wiltshire|51.6167|-1.9|0
Leiston|Suffolk|52.2061|1.5776|6495
Lenham|Kent|51.2371|0.7189|2197
Lennoxtown|East Dunbartonshire|55.9726|-4.2|4060
Lenzie|East Dunbartonshire|55.9276|-4.154|8580
Leominster|Herefordshire|52.2258|-2.7449|10938
Lerwick|Shetland Islands|60.1534|-1.1443|7040
Lesbury|Northumberland|55.3983|-1.6283|1007
Leslie|Fife|56.2|-3.2167|3050
Lesmahagow|South Lanarkshire|55.6367|-3.8874|4380
Letchworth Garden City|Hertfordshire|51.9794|-0.2266|43529
Letham|Angus|56.6268|-2.7706|1650
Letterston|Pembrokeshire|51.9276|-4.9914|1245
Leuchars|Fife|56.3817|-2.8825|2200
Leven|East Riding of Yorkshire|53.8903|-0.3178|2433
Leven|Fife|56.2|-3|8960
Leverstock Green|Hertfordshire|51.7482|-0.4326|0
Lewes|East Sussex|50.874|0.0088|17297
Leyburn|North Yorkshire|54.31|-1.8304|2183
Leyland|Lancashire|53.6979|-2.6876|37614
Leysdown-on-Sea|Kent|51.3973|0.9216|3019
Leytonstone|Greater London|51.5686|0.0077|0
Leyton|Greater London|51.5596|-0.0078|0
Lhanbryde|Moray|57.6353|-3.2184|1970
Lichfield|Staffordshire|52.6815|-1.8255|32877
Lidlington|Central Bedfordshire|52.0415|-0.5591|1185
Lifton|Devon|50.6436|-4.2822|1180
Lightwater|Surrey|51.3485|-0.6715|6791
Limavady|Causeway Coast and Glens|55.0504|-6.9507|12970
Limehouse|Greater London|51.5141|-0.0328|0
Limekilns|Fife|56.0334|-3.4771|1400
Limpley Stoke|Wiltshire|51.3449|-2.3141|1092
Lincoln|Lincolnshire|53.2268|-0.5379|114879
Lingdale|Redcar and Cleveland|54.5379|-0.9586|1423
Lingen|Herefordshire|52.3|-2.9333|0
Lingfield|Surrey|51.1772|-0.0156|3920
Lingwood|Norfolk|52.621|1.4862|2719
Linlithgow|West Lothian|55.9764|-3.6036|13320
Linthwaite|Kirklees|53.6242|-1.8502|3835
Linton upon Ouse|North Yorkshire|54.0464|-1.2492|1008
Linton|Cambridgeshire|52.0978|0.2767|4525
Linton|Herefordshire|51.9253|-2.4967|0
Linwood|Renfrewshire|55.8483|-4.4934|8590
Liphook|Hampshire|51.0767|-0.8032|6480
Lisburn|Lisburn and Castlereagh|54.5234|-6.0353|77506
Liskeard|Cornwall|50.4545|-4.4652|9237
Lisnaskea|Fermanagh and Omagh|54.25|-7.45|2895
Liss|Hampshire|51.0428|-0.8924|6248
Litherland|Sefton|53.4699|-2.9981|22971
Little Amwell|Hertfordshire|51.7833|-0.0333|2606
Little Barford|Bedford|52.199|-0.2729|0
Little Bookham|Surrey|51.2806|-0.3907|0
Little Chalfont|Buckinghamshire|51.6683|-0.5704|4497
Little Clacton|Essex|51.8256|1.1421|4590
Little Dunmow|Essex|51.861|0.4148|2190
Little Eaton|Derbyshire|52.9703|-1.4595|2060
Little Hallingbury|Essex|51.8332|0.1815|1352
Little Houghton|Barnsley|53.5458|-1.36|0
Little Hulton|City and Borough of Salford|53.5333|-2.4167|10216
Little Lever|Borough of Bolton|53.5635|-2.378|11329
Little Marlow|Buckinghamshire|51.584|-0.7405|0
Little Paxton|Cambridgeshire|52.2505|-0.258|3244
Little Venice|Greater London|51.5236|-0.1808|0
Little Weighton|East Riding of Yorkshire|53.7902|-0.5068|1015
Littleborough|Borough of Rochdale|53.6441|-2.0958|13807
Littlebourne|Kent|51.2745|1.1669|1529
Littlehampton|West Sussex|50.8114|-0.5408|58714
Littleport|Cambridgeshire|52.4578|0.306|7935
Littlethorpe|Leicestershire|52.5676|-1.2023|0
Liverpool|Liverpool|53.4106|-2.9779|864122
Liversedge|Kirklees|53.7051|-1.6933|11656
Livingston|West Lothian|55.9029|-3.5226|56570
Llanarth|County of Ceredigion|52.1942|-4.3081|503
Llanarth|Monmouthshire|51.7833|-2.9|0
Llanbadoc|Monmouthshire|51.695|-2.9036|0
Llanbedr|Gwynedd|52.8167|-4.1|385
Llanberis|Gwynedd|53.1181|-4.1292|1844
Llanboidy|Carmarthenshire|51.8789|-4.5928|0
Llanbradach|Caerphilly County Borough|51.6064|-3.2303|3746
Llancillo|Herefordshire|51.9167|-2.9333|0
Llandaff|Cardiff|51.4931|-3.2198|0
Llanddarog|Carmarthenshire|51.8272|-4.1744|0
Llanddeusant|Carmarthenshire|51.9059|-3.779|0
Llanddowror|Carmarthenshire|51.8017|-4.5314|0
Llandegla|Denbighshire|53.059|-3.1988|0
Llandeilo|Carmarthenshire|51.8846|-3.9915|1795
Llandovery|Carmarthenshire|51.9941|-3.7964|2065
Llandrillo|Denbighshire|52.9228|-3.4376|0
Llandrindod Wells|Sir Powys|52.2416|-3.3787|5309
Llandudno|Conwy|53.325|-3.8315|15371
Llandybie|Carmarthenshire|51.8204|-4.0071|2813
Llandysul|County of Ceredigion|52.0417|-4.3091|1484
Llanelli|Carmarthenshire|51.682|-4.1619|49591
Llanerchymedd|Anglesey|53.3306|-4.377|1133
Llanfachraeth|Anglesey|53.3124|-4.5334|0
Llanfaethlu|Anglesey|53.3524|-4.5342|0
Llanfair Caereinion|Sir Powys|52.6479|-3.3267|1055
Llanfairfechan|Conwy|53.2578|-3.9742|3637
Llanfairpwllgwyngyll|Anglesey|53.2214|-4.2033|3107
Llanfair|Gwynedd|52.8441|-4.1154|0
Llanfechain|Sir Powys|52.7746|-3.2027|0
Llanfyllin|Sir Powys|52.7657|-3.2719|1105
Llanfynydd|Carmarthenshire|51.9281|-4.0989|0
Llangain|Carmarthenshire|51.8183|-4.3475|0
Llangan|Vale of Glamorgan|51.4869|-3.5006|0
Llangathen|Carmarthenshire|51.8797|-4.0561|0
Llangefni|Anglesey|53.2556|-4.3106|4864
Llangeler|Carmarthenshire|52.0277|-4.3716|0
Llangoed|Anglesey|53.2942|-4.0877|849
Llangollen|Denbighshire|52.9683|-3.1713|3466
Llangwm|Conwy|52.9833|-3.5333|0
Llangwm|Monmouthshire|51.6961|-2.83|0
Llangwm|Pembrokeshire|51.7483|-4.9136|875
Llangybi|County of Ceredigion|52.15|-4.05|0
Llangybi|Monmouthshire|51.6658|-2.9081|444
Llangynidr|Sir Powys|51.8673|-3.2276|1036
Llangynog|Carmarthenshire|51.8211|-4.4097|0
Llangynog|Sir Powys|52.8333|-3.4|0
Llanharan|Rhondda Cynon Taf|51.538|-3.4391|5755
Llanharry|Rhondda Cynon Taf|51.5142|-3.4324|3035
Llanidloes|Sir Powys|52.4498|-3.54|2929
Llanilar|County of Ceredigion|52.3566|-4.0257|1085
Llanllwchaiarn|County of Ceredigion|52.1833|-4.3667|0
Llanrhaeadr-ym-Mochnant|Sir Powys|52.8251|-3.3022|408
Llanrhian|Pembrokeshire|51.9375|-5.1739|0
Llanrothal|Herefordshire|51.8667|-2.7667|0
Llanrug|Gwynedd|53.1479|-4.196|1916
Llanrwst|Conwy|53.1402|-3.7953|3323
Llansadwrn|Carmarthenshire|51.95|-3.9|0
Llansantffraid Glan Conwy|Conwy|53.2667|-3.8|1862
Llansawel|Carmarthenshire|52|-4.0167|0
Llansteffan|Carmarthenshire|51.7722|-4.3914|424
Llantrisant|Rhondda Cynon Taf|51.5403|-3.3739|14422
Llantwit Fardre|Rhondda Cynon Taf|51.5546|-3.3324|3992
Llantwit Major|Vale of Glamorgan|51.4107|-3.4863|14384
Llanvaches|Newport|51.6211|-2.8183|0
Llanveynoe|Herefordshire|51.9667|-3|0
Llanwern|Newport|51.5889|-2.9136|0
Llanwinio|Carmarthenshire|51.9086|-4.5306|0
Llanwnda|Gwynedd|53.1014|-4.2785|0
Lledrod|County of Ceredigion|52.3|-3.9833|0
Llwynypia|Rhondda Cynon Taf|51.6333|-3.45|2253
Llysfaen|Conwy|53.2833|-3.6667|0
Loanhead|Midlothian|55.8794|-3.1587|6350
Locharbriggs|Dumfries and Galloway|55.1034|-3.5844|5960
Lochgelly|Fife|56.1283|-3.3096|6586
Lochgilphead|Argyll and Bute|56.038|-5.4321|2390
Lochmaben|Dumfries and Galloway|55.1301|-3.4429|2100
Lochwinnoch|Renfrewshire|55.7952|-4.6303|2900
Lockerbie|Dumfries and Galloway|55.123|-3.3563|4290
Lockington|East Riding of Yorkshire|53.9141|-0.4857|374
Locking|North Somerset|51.3333|-2.9139|1742
Loddon|Norfolk|52.5327|1.4818|3552
Lofthouse|City and Borough of Leeds|53.7295|-1.497|23458
Loftus|Redcar and Cleveland|54.5554|-0.8946|4824
Logan|East Ayrshire|55.4547|-4.2351|1220
Londesborough|East Riding of Yorkshire|53.8833|-0.6833|0
London Colney|Hertfordshire|51.7245|-0.2965|0
Londonderry County Borough|Derry City and Strabane|54.9972|-7.3092|87153
London|Greater London|51.5085|-0.1257|7556900
Long Ashton|North Somerset|51.43|-2.661|5254
Long Bennington|Lincolnshire|52.9931|-0.758|2018
Long Buckby|West Northamptonshire|52.3026|-1.0811|3759
Long Clawson|Leicestershire|52.8372|-0.9288|1066
Long Crendon|Buckinghamshire|51.7729|-0.9968|2335
Long Ditton|Surrey|51.3843|-0.3204|0
Long Eaton|Derbyshire|52.8986|-1.2714|47898
Long Itchington|Warwickshire|52.284|-1.3924|1683
Long Lawford|Warwickshire|52.3818|-1.3072|3007
Long Melford|Suffolk|52.0748|0.7164|2898
Long Stratton|Norfolk|52.488|1.2348|4434
Long Sutton|Hampshire|51.2198|-0.9429|4633
Long Whatton|Leicestershire|52.8058|-1.2851|1124
Longdendale|Borough of Tameside|53.4667|-2|8873
Longfield|Kent|51.3969|0.3021|16808
Longforgan|Perth and Kinross|56.4573|-3.1144|1210
Longhope|Gloucestershire|51.8667|-2.45|1092
Longhorsley|Northumberland|55.2459|-1.7691|887
Longhoughton|Northumberland|55.4313|-1.6169|1383
Longniddry|East Lothian|55.9754|-2.8959|2430
Longnor|Shropshire|52.6|-2.75|0
Longridge|Lancashire|53.8321|-2.5996|7526
Longsight|Manchester|53.458|-2.201|16007
Longstanton|Cambridgeshire|52.2808|0.0456|2294
Longton|Stoke-on-Trent|52.9833|-2.1333|12794
Longtown|Cumbria|55.0093|-2.9672|2050
Longtown|Herefordshire|51.95|-2.9833|2064
Longwick|Buckinghamshire|51.7361|-0.8568|1143
Looe|Cornwall|50.3578|-4.4542|5112
Lossiemouth|Moray|57.7214|-3.2834|7620
Lostwithiel|Cornwall|50.4078|-4.6702|2659
Loudwater|Buckinghamshire|51.6107|-0.7015|0
Loughborough|Leicestershire|52.7667|-1.2|59932
Loughton|Milton Keynes|52.0304|-0.7864|0
Loughton|Shropshire|52.4333|-2.5667|0
Louth|Lincolnshire|53.3666|-0.0044|16419
Low Ackworth|City and Borough of Wakefield|53.6502|-1.3233|1500
Low Bradley|North Yorkshire|53.9322|-1.9965|1244
Low Etherley|County Durham|54.6535|-1.7431|1929
Lowdham|Nottinghamshire|53.0121|-1.0048|2234
Lower Brailes|Warwickshire|52.0503|-1.5418|1027
Lower Broadheath|Worcestershire|52.2138|-2.2772|1406
Lower Bullingham|Herefordshire|52.0333|-2.7|0
Lower Earley|Wokingham|51.4271|-0.9198|32000
Lower Halstow|Kent|51.374|0.6682|1180
Lower Kingswood|Surrey|51.2697|-0.2123|1760
Lowestoft|Suffolk|52.4752|1.7517|70945
Lowick|Northumberland|55.6504|-1.9781|373
Luckington|Wiltshire|51.5544|-2.2422|630
Luddenden Foot|Calderdale|53.7187|-1.9458|2190
Ludgershall|Wiltshire|51.2556|-1.6222|4427
Ludlow|Shropshire|52.3743|-2.7131|10515
Lugwardine|Herefordshire|52.0658|-2.6578|1913
Luncarty|Perth and Kinross|56.4531|-3.4701|1680
Lundin Links|Fife|56.214|-2.9517|2124
Lund|East Riding of Yorkshire|53.9192|-0.5221|308
Lurgan|Armagh City Banbridge and Craigavon|54.4635|-6.3346|25093
Luton|Luton|51.8797|-0.4175|258018
Lutterworth|Leicestershire|52.4563|-1.2022|9907
Lydbrook|Gloucestershire|51.8376|-2.5782|1894
Lydd|Kent|50.9513|0.9065|3889
Lydham|Shropshire|52.5148|-2.9797|0
Lydiard Millicent|Wiltshire|51.5712|-1.8635|1029
Lydiard Tregoze|Wiltshire|51.55|-1.85|0
Lydney|Gloucestershire|51.726|-2.5261|8776
Lyme Regis|Dorset|50.7265|-2.9348|4712
Lyminge|Kent|51.1295|1.089|1948
Lymington|Hampshire|50.7592|-1.5383|16446
Lymm|Warrington|53.3811|-2.4776|11608
Lympne|Kent|51.0777|1.0281|1704
Lympstone|Devon|50.6475|-3.4316|1763
Lyndhurst|Hampshire|50.8726|-1.5766|2347
Lyneham|Wiltshire|51.5167|-1.9667|5437
Lynemouth|Northumberland|55.2131|-1.5425|1873
Lynton|Devon|51.2297|-3.8413|1157
Lytchett Matravers|Dorset|50.7583|-2.0781|3315
Lytham St Annes|Lancashire|53.7426|-2.997|41327
Mablethorpe|Lincolnshire|53.3409|0.261|12531
Macclesfield|Cheshire East|53.2602|-2.1256|63954
Macduff|Aberdeenshire|57.6701|-2.4969|4030
Machen|Caerphilly County Borough|51.596|-3.1419|2362
Machynlleth|Sir Powys|52.5896|-3.8531|2235
Macmerry|East Lothian|55.9404|-2.905|1350
Maddiston|Falkirk|55.9736|-3.699|3190
Madeley|Staffordshire|53|-2.3333|3893
Madeley|Telford and Wrekin|52.6333|-2.4333|0
Maentwrog|Gwynedd|52.946|-3.9879|0
Maerdy|Rhondda Cynon Taf|51.6753|-3.4867|0
Maesteg|Bridgend county borough|51.6093|-3.6582|21001
Maesycwmmer|Caerphilly County Borough|51.6353|-3.2322|0
Magherafelt|Mid Ulster|54.7536|-6.6066|9157
Magheralin|Armagh City Banbridge and Craigavon|54.4669|-6.2598|1172
Maghera|Mid Ulster|54.8439|-6.6715|4085
Maghull|Sefton|53.5162|-2.9412|26997
Magor|Monmouthshire|51.5794|-2.8314|5941
Maida Hill|Greater London|51.5274|-0.1899|0
Maiden Newton|Dorset|50.7791|-2.5723|1268
Maidenbower|West Sussex|51.1078|-0.1529|8070
Maidenhead|Royal Borough of Windsor and Maidenhead|51.5228|-0.7199|64831
Maidstone|Kent|51.2667|0.5167|107627
Mainstone|Shropshire|52.4833|-3.0833|0
Maldon|Essex|51.7311|0.6746|21462
Mallaig|Highland|57.0060|-5.8280|797
Malmesbury|Wiltshire|51.5817|-2.0971|6318
Malpas|Cheshire West and Chester|53.0167|-2.7667|1321
Maltby|Rotherham|53.4167|-1.2|17513
Malton|North Yorkshire|54.1369|-0.7996|5135
Manby|Lincolnshire|53.3629|0.0965|1479
Manchester City Centre|Manchester|53.481|-2.2456|0
Manchester|Manchester|53.4809|-2.2374|395515
Manea|Cambridgeshire|52.4849|0.1793|2088
Mangotsfield|South Gloucestershire|51.4878|-2.504|36427
Manningtree|Essex|51.9454|1.0611|5696
Manor Park|Greater London|51.5493|0.0487|0
Manorbier|Pembrokeshire|51.6461|-4.799|0
Mansfield Woodhouse|Nottinghamshire|53.1649|-1.1938|18330
Mansfield|Nottinghamshire|53.1333|-1.2|171958
Manston|Dorset|50.95|-2.2667|5261
Manton|District of Rutland|52.6322|-0.7004|359
Manton|North Lincolnshire|53.5136|-0.5944|0
Maple Cross|Hertfordshire|51.625|-0.508|2427
Mappleton|East Riding of Yorkshire|53.8769|-0.1366|0
Marazion|Cornwall|50.1256|-5.4751|1294
Marcham|Oxfordshire|51.6675|-1.343|1740
Marchwiel|Wrexham|53.0239|-2.9611|1092
Marchwood|Hampshire|50.8897|-1.4544|6141
March|Cambridgeshire|52.5513|0.0883|21051
Marden|Kent|51.1748|0.4885|2466
Margate|Kent|51.3813|1.3862|60134
Marholm|Peterborough|52.6047|-0.3082|0
Market Bosworth|Leicestershire|52.6243|-1.4017|2097
Market Deeping|Lincolnshire|52.6765|-0.3163|13574
Market Drayton|Shropshire|52.9054|-2.4901|11773
Market Harborough|Leicestershire|52.4776|-0.9205|22911
Market Lavington|Wiltshire|51.2876|-1.9773|2482
Market Overton|District of Rutland|52.7381|-0.6863|584
Market Rasen|Lincolnshire|53.3876|-0.3378|4773
Market Warsop|Nottinghamshire|53.2052|-1.1526|9018
Market Weighton|East Riding of Yorkshire|53.8631|-0.6651|6429
Markfield|Leicestershire|52.6875|-1.2748|4993
Markinch|Fife|56.2021|-3.1352|2430
Marks Tey|Essex|51.8763|0.7642|3679
Markyate|Hertfordshire|51.8385|-0.4634|2912
Marlborough|Wiltshire|51.4203|-1.7295|8395
Marldon|Devon|50.4551|-3.5968|1838
Marlow|Buckinghamshire|51.5693|-0.7742|18261
Marnhull|Dorset|50.9704|-2.3133|1483
Marple|Borough of Stockport|53.3945|-2.0629|18241
Marr|Doncaster|53.543|-1.2205|138
Marsden|Kirklees|53.6|-1.9167|3889
Marshalswick|Hertfordshire|51.7648|-0.3088|0
Marshfield|Newport|51.5339|-3.0731|3054
Marshfield|South Gloucestershire|51.4619|-2.32|1441
Marske-by-the-Sea|Redcar and Cleveland|54.5915|-1.0196|8282
Marston Moretaine|Central Bedfordshire|52.0641|-0.5493|3850
Marston|Cheshire West and Chester|53.2667|-2.5|0
Marston|Oxfordshire|51.7805|-1.2449|0
Marston|Wiltshire|51.3108|-2.0497|0
Marstow|Herefordshire|51.8698|-2.6523|0
Martham|Norfolk|52.7046|1.6364|3405
Martock|Somerset|50.9736|-2.7668|4522
Maryburgh|Highland|57.5742|-4.4418|1180
Marylebone|Greater London|51.5254|-0.1681|0
Maryport|Cumbria|54.7143|-3.4951|9555
Masham|North Yorkshire|54.2227|-1.6572|1205
Mathry|Pembrokeshire|51.9464|-5.0867|0
Matlock|Derbyshire|53.1384|-1.5556|14956
Mattishall|Norfolk|52.6591|1.0325|2315
Mauchline|East Ayrshire|55.516|-4.3793|4130
Maulden|Central Bedfordshire|52.0306|-0.4698|2357
Maxwellheugh|The Scottish Borders|55.5925|-2.4287|1160
Maybole|South Ayrshire|55.355|-4.6803|4750
Mayfield|Midlothian|55.8717|-3.0387|13140
Mayfield|Staffordshire|53|-1.7667|1125
Mayford|Surrey|51.2956|-0.5745|0
Mayland|Essex|51.6803|0.7671|3724
Measham|Leicestershire|52.7064|-1.5064|5209
Meikle Earnock|South Lanarkshire|55.75|-4.0333|0
Melbourne|Derbyshire|52.8219|-1.4252|4404
Melbourne|East Riding of Yorkshire|53.8875|-0.8592|793
Melbourn|Cambridgeshire|52.0813|0.0151|4689
Meldon|Northumberland|55.1333|-1.8|0
Meldreth|Cambridgeshire|52.094|0.0081|1783
Melksham|Wiltshire|51.3728|-2.14|19357
Melling|Sefton|53.4833|-2.9167|0
Melrose|The Scottish Borders|55.5997|-2.7277|2340
Meltham Mills|Kirklees|53.5939|-1.8399|9000
Meltham|Kirklees|53.593|-1.8486|7836
Melton Mowbray|Leicestershire|52.7659|-0.8869|27158
Menai Bridge|Anglesey|53.2278|-4.1693|4958
Mendip|Somerset|51.2372|-2.6266|110000
Menston|Bradford|53.8904|-1.7439|4764
Menstrie|Clackmannanshire|56.1514|-3.8547|2770
Meopham|Kent|51.3684|0.3601|4361
Meppershall|Central Bedfordshire|52.0171|-0.3399|1745
Mere|Cheshire East|53.3321|-2.4093|0
Mere|Wiltshire|51.0889|-2.2669|2686
Meriden|Hertfordshire|51.6831|-0.3809|0
Meriden|Solihull|52.4377|-1.6437|1753
Merriott|Somerset|50.9128|-2.7954|1979
Merrow|Surrey|51.2455|-0.5314|0
Merstham|Surrey|51.2597|-0.1573|0
Merthyr Mawr|Bridgend county borough|51.4861|-3.6086|0
Merthyr Tydfil|Merthyr Tydfil County Borough|51.7479|-3.3778|43820
Messingham|North Lincolnshire|53.5283|-0.6539|3496
Metheringham|Lincolnshire|53.1401|-0.4037|3605
Methil|Fife|56.1854|-3.0216|11160
Methley|City and Borough of Leeds|53.7289|-1.4032|1184
Methven|Perth and Kinross|56.4174|-3.5783|1200
Mevagissey|Cornwall|50.2732|-4.7917|2117
Mexborough|Doncaster|53.4939|-1.2924|15079
Mickle Trafford|Cheshire West and Chester|53.2215|-2.8323|1822
Mickleton|County Durham|54.6081|-2.05|413
Mickleton|Gloucestershire|52.0915|-1.7662|1554
Mid Calder|West Lothian|55.8926|-3.48|3460
Middle Rasen|Lincolnshire|53.3872|-0.362|1174
Middle Winterslow|Wiltshire|51.0935|-1.6545|1579
Middlesbrough|Middlesbrough|54.5762|-1.2348|142707
Middlestown|City and Borough of Wakefield|53.6508|-1.5976|2402
Middleton|Borough of Rochdale|53.55|-2.2|45589
Middlewich|Cheshire East|53.193|-2.444|13595
Midhurst|West Sussex|50.9856|-0.74|6514
Midsomer Norton|Bath and North East Somerset|51.2857|-2.4859|10458
Milborne Port|Somerset|50.9661|-2.4625|2802
Milborne St Andrew|Dorset|50.7783|-2.2811|1062
Mildenhall|Suffolk|52.3445|0.5109|14382
Mildenhall|Wiltshire|51.4256|-1.6999|477
Milford Haven|Pembrokeshire|51.7128|-5.0341|13582
Milford on Sea|Hampshire|50.7256|-1.59|4348
Milford|Surrey|51.1727|-0.6504|6220
Mill End|Hertfordshire|51.6388|-0.5009|0
Millbrook|Central Bedfordshire|52.0388|-0.5244|130
Millbrook|Cornwall|50.3492|-4.2151|0
Millhouse Green|Barnsley|53.5249|-1.6716|0
Millington|East Riding of Yorkshire|53.95|-0.7333|0
Millisle|Ards and North Down|54.6064|-5.5297|1914
Millom|Cumbria|54.2107|-3.272|5980
Millport|North Ayrshire|55.7535|-4.9256|1280
Milltimber|Aberdeen City|57.1042|-2.241|2660
Milnathort|Perth and Kinross|56.2269|-3.4193|1910
Milngavie|East Dunbartonshire|55.9407|-4.3231|13110
Milnrow|Borough of Rochdale|53.6112|-2.1127|13061
Milnthorpe|Cumbria|54.2278|-2.7694|2199
Milston|Wiltshire|51.2062|-1.769|0
Milton Bryan|Central Bedfordshire|51.95|-0.5833|0
Milton Keynes|Milton Keynes|52.0417|-0.7558|229941
Milton of Campsie|East Dunbartonshire|55.9612|-4.1651|3950
Milton of Leys|Highland|57.4513|-4.1759|1740
Milverton|Somerset|51.0233|-3.2522|1112
Minchinhampton|Gloucestershire|51.7067|-2.185|2500
Minehead|Somerset|51.2045|-3.4828|11981
Minety|Wiltshire|51.6167|-1.95|854
Minster Lovell|Oxfordshire|51.7927|-1.5483|1236
Minsterley|Shropshire|52.6399|-2.9281|1532
Mintlaw|Aberdeenshire|57.5241|-2.001|2720
Mirfield|Kirklees|53.6734|-1.6964|18800
Misterton|Nottinghamshire|53.4449|-0.8503|1862
Mistley|Essex|51.9433|1.0825|1696
Mitcham|Greater London|51.4032|-0.1683|48311
Mitchel Troy|Monmouthshire|51.7873|-2.7373|0
Mitcheldean|Gloucestershire|51.8644|-2.4895|2783
Mobberley|Cheshire East|53.3167|-2.3167|2034
Mochdre|Conwy|53.2833|-3.75|0
Mochdre|Sir Powys|52.4833|-3.3667|0
Modbury|Devon|50.3496|-3.8868|1372
Moelfre|Anglesey|53.3523|-4.2373|710
Moffat|Dumfries and Galloway|55.3353|-3.4414|2550
Moira|Leicestershire|52.737|-1.535|2458
Moira|Lisburn and Castlereagh|54.4802|-6.2282|4098
Mold|County of Flintshire|53.1667|-3.1414|10058
Mollington|Cheshire West and Chester|53.2293|-2.9216|626
Moneymore|Mid Ulster|54.6923|-6.6696|1426
Monifieth|Angus|56.4823|-2.8173|8210
Monk Fryston|North Yorkshire|53.7616|-1.2375|1728
Monkhams|Greater London|51.6151|0.0267|0
Monkton Farleigh|Wiltshire|51.3881|-2.2808|0
Monmouth|Monmouthshire|51.8126|-2.7136|10110
Montrose|Angus|56.7168|-2.467|11880
Moodiesburn|North Lanarkshire|55.915|-4.0833|6900
Moor Park|Hertfordshire|51.6295|-0.4341|0
Morchard Bishop|Devon|50.8542|-3.7489|1078
Morcott|District of Rutland|52.5967|-0.637|321
Morden|Greater London|51.3982|-0.1984|48233
Morecambe|Lancashire|54.0684|-2.8611|51644
Moreton Jeffries|Herefordshire|52.1359|-2.5796|0
Moreton in Marsh|Gloucestershire|51.9896|-1.703|3493
Moretonhampstead|Devon|50.6608|-3.7649|1339
Moreton|Metropolitan Borough of Wirral|53.4|-3.1167|17670
Morley|City and Borough of Leeds|53.7401|-1.5988|57385
Morpeth|Northumberland|55.1688|-1.6889|14403
Morriston|City and County of Swansea|51.67|-3.9294|0
Mortlake|Greater London|51.4695|-0.2675|0
Mossblown|South Ayrshire|55.4894|-4.5279|2090
Mossend|North Lanarkshire|55.8167|-4|0
Mossley Hill|Liverpool|53.377|-2.9126|0
Mossley|Borough of Tameside|53.5145|-2.0346|9929
Moss|Doncaster|53.6167|-1.1|389
Mostyn|County of Flintshire|53.3127|-3.2677|1606
Motcombe|Dorset|51.0293|-2.2163|1014
Motherwell|North Lanarkshire|55.7892|-3.9919|32120
Mottingham|Greater London|51.4527|0.0385|0
Mottram St. Andrew|Cheshire East|53.3062|-2.1815|0
Mouldsworth|Cheshire West and Chester|53.2333|-2.7333|327
Moulsoe|Milton Keynes|52.0688|-0.6733|0
Moulton Chapel|Lincolnshire|52.7467|-0.0827|1050
Moulton|Suffolk|52.2524|0.4829|0
Mount Hawke|Cornwall|50.2823|-5.2085|1511
Mountain Ash|Rhondda Cynon Taf|51.6836|-3.3801|11230
Mountsorrel|Leicestershire|52.7167|-1.15|17297
Moy|Armagh City Banbridge and Craigavon|54.45|-6.6667|1234
Much Birch|Herefordshire|51.9711|-2.7235|0
Much Hadham|Hertfordshire|51.8541|0.0719|1994
Much Wenlock|Shropshire|52.5958|-2.5575|2211
Muggleswick|County Durham|54.8333|-1.9333|0
Muir of Ord|Highland|57.5198|-4.4594|2620
Muirhead|Angus|56.5|-3.0667|1542
Muirhead|North Lanarkshire|55.898|-4.1058|1390
Muirkirk|East Ayrshire|55.5227|-4.0655|1540
Mulbarton|Norfolk|52.5591|1.2333|3315
Mullion|Cornwall|50.0271|-5.2425|1955
Mundesley|Norfolk|52.8784|1.4297|2755
Mundford|Norfolk|52.5093|0.6499|1835
Murton|City of York|53.9661|-1.0107|423
Murton|County Durham|54.8181|-1.3904|7413
Musselburgh|East Lothian|55.9417|-3.0499|23620
Muswell Hill|Greater London|51.5905|-0.1421|0
Mylor Bridge|Cornwall|50.1851|-5.0796|1443
Mytchett|Surrey|51.2882|-0.7287|0
Mytholmroyd|Calderdale|53.7306|-1.9826|3949
Nafferton|East Riding of Yorkshire|54.0196|-0.3919|2433
Nailsea|North Somerset|51.4324|-2.7585|20543
Nailsworth|Gloucestershire|51.6938|-2.2199|5394
Nairn|Highland|57.5809|-3.8797|9860
Nanpean|Cornwall|50.3688|-4.8693|2563
Nantwich|Cheshire East|53.0688|-2.5205|17226
Napsbury Park|Hertfordshire|51.7222|-0.3132|0
Narberth|Pembrokeshire|51.7978|-4.7428|2265
Narborough|Leicestershire|52.5777|-1.2103|0
Narborough|Norfolk|52.6833|0.5833|1094
Nash Mills|Hertfordshire|51.7237|-0.4467|0
Nash|Newport|51.5489|-2.9461|0
Navenby|Lincolnshire|53.1068|-0.5249|2932
Neath|Neath Port Talbot|51.6632|-3.8044|46126
Necton|Norfolk|52.6499|0.7754|1798
Needham Market|Suffolk|52.1555|1.0516|4528
Needingworth|Cambridgeshire|52.3305|-0.0312|2191
Nefyn|Gwynedd|52.9354|-4.5225|1373
Neilston|East Renfrewshire|55.7857|-4.4264|5310
Nelson|Caerphilly County Borough|51.6533|-3.2844|12857
Nelson|Lancashire|53.8333|-2.2|29317
Neston|Cheshire West and Chester|53.2833|-3.05|15064
Neston|Wiltshire|51.4122|-2.2006|15352
Nether Edge|Sheffield|53.3593|-1.4876|0
Nether Heyford|West Northamptonshire|52.2212|-1.0345|1637
Nether Poppleton|City of York|53.9879|-1.1506|3504
Nether Stowey|Somerset|51.151|-3.1568|1373
Netheravon|Wiltshire|51.2361|-1.7908|1321
Netherlee|East Renfrewshire|55.8016|-4.2732|4550
Netherley|Liverpool|53.3908|-2.8394|0
Netherton|Dudley|52.4833|-2.0833|2587
Netley|Hampshire|50.8746|-1.3548|0
Nettleham|Lincolnshire|53.266|-0.4887|3437
Nettleton|Wiltshire|51.5022|-2.2625|0
Nevern|Pembrokeshire|52.0239|-4.8007|0
New Alresford|Hampshire|51.0862|-1.1701|5431
New Barnet|Greater London|51.6497|-0.1753|0
New Basford|Nottingham|52.9734|-1.1656|8371
New Buildings|Derry City and Strabane|54.9603|-7.3558|0
New Cross|Greater London|51.4753|-0.0384|0
New Cumnock|East Ayrshire|55.3956|-4.1846|2840
New Denham|Buckinghamshire|51.5541|-0.489|0
New Ferry|Metropolitan Borough of Wirral|53.3605|-2.9938|5300
New Greens|Hertfordshire|51.7718|-0.3398|0
New Inn|Torfaen County Borough|51.6906|-3.0092|0
New Malden|Greater London|51.4006|-0.2617|23818
New Marske|Redcar and Cleveland|54.5785|-1.0422|3271
New Mills|Derbyshire|53.3659|-1.9999|17968
New Mill|Kirklees|53.575|-1.75|0
New Milton|Hampshire|50.756|-1.6658|23753
New Pitsligo|Aberdeenshire|57.5902|-2.1953|1150
New Quay|County of Ceredigion|52.2152|-4.3589|694
New Romney|Kent|50.986|0.9412|9674
New Stevenston|North Lanarkshire|55.8167|-3.9736|5450
New Tredegar|Caerphilly County Borough|51.7205|-3.2413|4208
Newark on Trent|Nottinghamshire|53.0667|-0.8167|43363
Newarthill|North Lanarkshire|55.8151|-3.9373|6480
Newbiggin-by-the-Sea|Northumberland|55.1853|-1.5147|6308
Newbiggin|County Durham|54.6417|-2.1355|0
Newbold Verdon|Leicestershire|52.6296|-1.3422|2850
Newborough|Peterborough|52.6389|-0.2233|0
Newbridge|Caerphilly County Borough|51.6667|-3.1333|6509
Newbridge|City of Edinburgh|55.9333|-3.4|1013
Newburgh|Aberdeenshire|57.3171|-2.0045|1470
Newburgh|Fife|56.3508|-3.2365|2060
Newburn|Newcastle upon Tyne|54.9876|-1.7442|41347
Newbury Park|Greater London|51.5777|0.0934|0
Newbury|West Berkshire|51.4015|-1.3247|33065
Newcastle Emlyn|County of Ceredigion|52.0406|-4.4667|1883
Newcastle under Lyme|Staffordshire|53|-2.2333|75794
Newcastle upon Tyne|Newcastle upon Tyne|54.9733|-1.614|192382
Newcastle|Newry Mourne and Down|54.218|-5.8898|7444
Newchurch|Isle of Wight|50.6674|-1.2083|380
Newent|Gloucestershire|51.9337|-2.4082|4322
Newhaven|East Sussex|50.7969|0.0554|13222
Newick|East Sussex|50.9752|0.0158|3726
Newington|Kent|51.3522|0.6677|2164
Newmacher|Aberdeenshire|57.2667|-2.1833|2510
Newmains|North Lanarkshire|55.7851|-3.8746|5710
Newmarket|Suffolk|52.2447|0.4042|20384
Newmilns|East Ayrshire|55.6075|-4.3242|2980
Newport Pagnell|Milton Keynes|52.0873|-0.7222|15067
Newport-on-Tay|Fife|56.4391|-2.9367|4203
Newport|East Riding of Yorkshire|53.7633|-0.6999|1580
Newport|Essex|51.9843|0.2135|2352
Newport|Isle of Wight|50.7015|-1.2912|24884
Newport|Newport|51.5877|-2.9983|306844
Newport|Pembrokeshire|52.0167|-4.8333|851
Newport|Telford and Wrekin|52.7668|-2.3773|12741
Newquay|Cornwall|50.4156|-5.0732|20189
Newry|Newry Mourne and Down|54.1784|-6.3374|27757
Newton Abbot|Devon|50.5286|-3.6119|36474
Newton Aycliffe|County Durham|54.6184|-1.5719|25964
Newton Ferrers|Devon|50.3147|-4.0392|1268
Newton Longville|Buckinghamshire|51.976|-0.766|1846
Newton Mearns|East Renfrewshire|55.7733|-4.3334|24650
Newton Poppleford|Devon|50.7|-3.2959|1715
Newton Stewart|Dumfries and Galloway|54.9578|-4.4832|4010
Newton-le-Willows|St. Helens|53.45|-2.6|21782
Newtonhill|Aberdeenshire|57.0333|-2.15|3040
Newtonmore|Highland|57.0657|-4.121|1100
Newtown St Boswells|The Scottish Borders|55.5789|-2.6687|1330
Newtownabbey|Antrim and Newtownabbey|54.6598|-5.9086|63860
Newtownards|Ards and North Down|54.5924|-5.6909|29363
Newtownhamilton|Newry Mourne and Down|54.1907|-6.5763|0
Newtownstewart|Derry City and Strabane|54.7178|-7.3789|1465
Newtown|Sir Powys|52.5167|-3.3|11357
Neyland|Pembrokeshire|51.7101|-4.9516|3708
Nigg|Aberdeen City|57.116|-2.0925|0
Ninfield|East Sussex|50.8864|0.4253|1307
Niton|Isle of Wight|50.587|-1.2849|1162
Norbiton|Greater London|51.4119|-0.2842|0
Norbury|Greater London|51.4167|-0.1167|0
Norbury|Shropshire|52.5333|-2.95|0
Normandy|Surrey|51.2575|-0.6747|1563
Normanton|City and Borough of Wakefield|53.7|-1.4167|0
Norris Green|Liverpool|53.4451|-2.9207|0
North Anston|Rotherham|53.3548|-1.2231|0
North Baddesley|Hampshire|50.9774|-1.4455|6823
North Berwick|East Lothian|56.0583|-2.7229|6650
North Bradley|Wiltshire|51.295|-2.2047|0
North Cave|East Riding of Yorkshire|53.7801|-0.6496|1348
North Collingham|Nottinghamshire|53.15|-0.75|2578
North Duffield|North Yorkshire|53.8258|-0.9641|1317
North Elmham|Norfolk|52.7464|0.9461|1124
North Elmsall|City and Borough of Wakefield|53.6088|-1.2821|0
North Ferriby|East Riding of Yorkshire|53.7212|-0.5052|7416
North Hill|Cornwall|50.55|-4.4333|0
North Leigh|Oxfordshire|51.8143|-1.4414|1552
North Luffenham|District of Rutland|52.6211|-0.6199|679
North Newbald|East Riding of Yorkshire|53.8167|-0.6167|1115
North Petherton|Somerset|51.0924|-3.0155|3142
North Queensferry|Fife|56.009|-3.3913|1070
North Shields|North Tyneside|55.0165|-1.4492|39747
North Somercotes|Lincolnshire|53.4457|0.141|1732
North Sunderland|Northumberland|55.5769|-1.6644|1843
North Tawton|Devon|50.7997|-3.8976|1630
North Thoresby|Lincolnshire|53.4665|-0.0558|1068
North Walsham|Norfolk|52.8212|1.3875|12463
North Watford|Hertfordshire|51.6807|-0.3945|0
North Wootton|Norfolk|52.7833|0.4333|0
North Wraxall|Wiltshire|51.4734|-2.263|0
Northallerton|North Yorkshire|54.339|-1.4324|16832
Northampton|West Northamptonshire|52.25|-0.8833|215963
Northam|Devon|51.0333|-4.2167|7668
Northborough|Peterborough|52.6587|-0.2982|1318
Northchurch|Hertfordshire|51.7711|-0.5852|0
Northiam|East Sussex|50.9944|0.6003|1785
Northleach|Gloucestershire|51.8299|-1.8371|1854
Northolt|Greater London|51.5485|-0.3678|26000
Northop|County of Flintshire|53.2069|-3.1328|1001
Northorpe|Lincolnshire|53.4631|-0.6535|2184
Northumberland Park|Greater London|51.6042|-0.0598|0
Northwich|Cheshire West and Chester|53.2588|-2.5202|47421
Northwood Hills|Greater London|51.5988|-0.4096|0
Northwood|Greater London|51.6116|-0.4245|0
Northwood|Isle of Wight|50.741|-1.3119|0
Norton Canes|Staffordshire|52.6714|-1.9626|7479
Norton|Doncaster|53.6333|-1.1833|2384
Norton|North Yorkshire|54.133|-0.785|7000
Norton|Wiltshire|51.5594|-2.165|0
Norwich|Norfolk|52.6278|1.2983|213166
Notting Hill|Greater London|51.5115|-0.2059|0
Nottingham|Nottingham|52.9536|-1.1505|729977
Notton|City and Borough of Wakefield|53.6127|-1.4723|479
Nuneaton|Warwickshire|52.5232|-1.4652|92698
Nunthorpe|Middlesbrough|54.5288|-1.1844|0
Nutfield|Surrey|51.245|-0.143|0
Oadby|Leicestershire|52.6062|-1.0835|23184
Oakengates|Telford and Wrekin|52.695|-2.4504|8517
Oakham|District of Rutland|52.6667|-0.7333|10922
Oakington|Cambridgeshire|52.2604|0.0685|1527
Oakley|Bedford|52.1686|-0.5265|2493
Oakley|Bournemouth, Christchurch and Poole Council|50.7837|-1.9682|0
Oakley|Buckinghamshire|51.8041|-1.0726|1007
Oakley|Fife|56.0842|-3.5631|2280
Oakmere|Cheshire West and Chester|53.22|-2.6405|0
Oakwood|Derby|52.9433|-1.4309|0
Oakwood|Greater London|51.6476|-0.1318|0
Oban|Argyll and Bute|56.4153|-5.4718|8540
Ochiltree|East Ayrshire|55.4598|-4.3678|1080
Ocle Pychard|Herefordshire|52.1167|-2.6|0
Odell|Bedford|52.2094|-0.5888|0
Odiham|Hampshire|51.2541|-0.9393|3165
Ogmore Vale|Bridgend county borough|51.6023|-3.5422|2436
Okehampton|Devon|50.7384|-4.0016|7647
Old Basing|Hampshire|51.2667|-1.0333|3876
Old Harlow|Essex|51.7835|0.1338|6968
Old Kilpatrick|West Dunbartonshire|55.9224|-4.4557|4850
Old Leake|Lincolnshire|53.0311|0.0987|1242
Old Swan|Liverpool|53.4139|-2.9089|0
Old Trafford|Trafford|53.4576|-2.2882|0
Old Windsor|Royal Borough of Windsor and Maidenhead|51.4581|-0.5867|7168
Old Woking|Surrey|51.3021|-0.5416|0
Oldbury|Sandwell|52.5|-2.0167|10830
Oldham|Borough of Oldham|53.5405|-2.1183|104782
Oldmeldrum|Aberdeenshire|57.3349|-2.3199|3230
Olney|Milton Keynes|52.1534|-0.702|6477
Olveston|South Gloucestershire|51.5803|-2.5775|1015
Omagh|Fermanagh and Omagh|54.6|-7.3|21056
Orgreave|Rotherham|53.3833|-1.3667|0
Orleton|Herefordshire|52.3|-2.75|573
Ormesby St Margaret|Norfolk|52.6751|1.6885|2810
Ormiston|East Lothian|55.913|-2.9398|2040
Ormskirk|Lancashire|53.5669|-2.8818|24073
Orpington|Greater London|51.3746|0.0979|15248
Orsett|Borough of Thurrock|51.5123|0.3675|1267
Orwell|Cambridgeshire|52.1356|-0.011|1035
Ossett|City and Borough of Wakefield|53.6798|-1.5801|21616
Osterley|Greater London|51.4803|-0.354|0
Oswestry|Shropshire|52.862|-3.055|18743
Otford|Kent|51.3128|0.1905|7155
Otley|City and Borough of Leeds|53.9055|-1.6938|14668
Otterburn|Northumberland|55.2334|-2.1806|654
Ottershaw|Surrey|51.3626|-0.5275|3451
Ottery St Mary|Devon|50.75|-3.2667|4898
Ottringham|East Riding of Yorkshire|53.7009|-0.0791|597
Oughtibridge|Sheffield|53.4361|-1.539|4939
Oundle|North Northamptonshire|52.4809|-0.4673|5735
Outwell|Norfolk|52.6095|0.2333|3320
Overcombe|Dorset|50.6351|-2.4321|4971
Overstrand|Norfolk|52.9162|1.339|1030
Overton|Hampshire|51.2439|-1.2615|3392
Overton|Lancashire|54.0153|-2.8607|1069
Overton|Wrexham|52.9667|-2.9333|965
Overtown|North Lanarkshire|55.7572|-3.9165|2110
Over|Cambridgeshire|52.3167|0.0167|2862
Over|Cheshire West and Chester|53.1833|-2.55|2804
Ovington|County Durham|54.5279|-1.7982|0
Owston Ferry|North Lincolnshire|53.4941|-0.7804|1172
Oxenhope|Bradford|53.8123|-1.952|1872
Oxford|Oxfordshire|51.7522|-1.256|171380
Oxshott|Surrey|51.3322|-0.3562|0
Oxted|Surrey|51.2569|-0.006|13452
Paddock Wood|Kent|51.1819|0.3823|7840
Padiham|Lancashire|53.8019|-2.3151|11338
Padstow|Cornwall|50.5388|-4.9366|2296
Paignton|Borough of Torbay|50.4357|-3.5679|49886
Painswick|Gloucestershire|51.7857|-2.1955|1762
Paisley|Renfrewshire|55.8317|-4.4325|76220
Palmers Green|Greater London|51.6179|-0.1101|0
Pangbourne|West Berkshire|51.4837|-1.0852|3802
Pannal|North Yorkshire|53.9603|-1.5357|2219
Pant|Shropshire|52.7901|-3.0803|1998
Papworth Everard|Cambridgeshire|52.2489|-0.1183|2880
Parbold|Lancashire|53.5915|-2.7703|3904
Park Street|Hertfordshire|51.7167|-0.3333|0
Parkstone|Bournemouth, Christchurch and Poole Council|50.7299|-1.9449|9593
Partington|Trafford|53.4188|-2.4282|7895
Partridge Green|West Sussex|50.9594|-0.308|2341
Par|Cornwall|50.3511|-4.7029|9462
Pateley Bridge|North Yorkshire|54.0862|-1.7598|1432
Patna|East Ayrshire|55.3641|-4.5059|2190
Patrington|East Riding of Yorkshire|53.684|-0.0133|1501
Pattingham|Staffordshire|52.5891|-2.2654|1749
Paull|East Riding of Yorkshire|53.7201|-0.233|0
Paulton|Bath and North East Somerset|51.3047|-2.5003|4873
Peacehaven|East Sussex|50.7927|-0.0065|18579
Peakirk|Peterborough|52.6457|-0.2729|0
Peasedown Saint John|Bath and North East Somerset|51.3167|-2.4242|6263
Peaslake|Surrey|51.1916|-0.4466|2731
Peckham|Greater London|51.474|-0.0697|71552
Peebles|The Scottish Borders|55.6519|-3.1888|8380
Pegswood|Northumberland|55.1793|-1.6453|3280
Pelsall|Walsall|52.6291|-1.9674|10758
Pelton|County Durham|54.873|-1.6095|5366
Pembroke Dock|Pembrokeshire|51.6916|-4.9404|9753
Pembroke|Pembrokeshire|51.6746|-4.9129|7552
Pembury|Kent|51.143|0.3219|6128
Pen-clawdd|City and County of Swansea|51.6403|-4.0992|1935
Penally|Pembrokeshire|51.6599|-4.724|848
Penarth|Vale of Glamorgan|51.4386|-3.1734|23437
Pencader|Carmarthenshire|52.0008|-4.2657|1107
Pencaitland|East Lothian|55.9073|-2.8949|1480
Pencoed|Bridgend county borough|51.5237|-3.5002|9166
Pencoyd|Herefordshire|51.9333|-2.7|0
Pengam|Caerphilly County Borough|51.6653|-3.2269|0
Penicuik|Midlothian|55.8312|-3.2261|16110
Penistone|Barnsley|53.5257|-1.6303|10956
Penkridge|Staffordshire|52.7256|-2.1156|7791
Penllyn|Vale of Glamorgan|51.4744|-3.4789|0
Penmaenmawr|Conwy|53.2667|-3.9333|2535
Pennard|City and County of Swansea|51.5763|-4.0869|0
Penparcau|County of Ceredigion|52.4033|-4.0742|3088
Penrhyndeudraeth|Gwynedd|52.9333|-4.0667|1546
Penrith|Cumbria|54.6658|-2.7576|15181
Penryn|Cornwall|50.1681|-5.1042|7326
Pensilva|Cornwall|50.503|-4.4149|1663
Pentre|Rhondda Cynon Taf|51.6543|-3.4913|5424
Pentyrch|Cardiff|51.5289|-3.295|2287
Penybont|Sir Powys|52.2667|-3.3|0
Penyffordd|County of Flintshire|53.1483|-3.0458|3554
Penygroes|Gwynedd|53.055|-4.2854|1793
Penzance|Cornwall|50.1186|-5.5371|19872
Peover Superior|Cheshire East|53.25|-2.35|0
Perranarworthal|Cornwall|50.2058|-5.1199|0
Perranporth|Cornwall|50.3438|-5.1556|3210
Perranwell|Cornwall|50.2133|-5.1205|1207
Perry Vale|Greater London|51.4364|-0.0444|0
Pershore|Worcestershire|52.1116|-2.0759|7626
Pertenhall|Bedford|52.2793|-0.4145|0
Perth|Perth and Kinross|56.3952|-3.4314|47180
Peterborough|Peterborough|52.5736|-0.2478|163379
Peterculter|Aberdeen City|57.0993|-2.2659|4560
Peterhead|Aberdeenshire|57.5052|-1.7844|18450
Peterlee|County Durham|54.7603|-1.3365|37015
Petersfield|Hampshire|51.005|-0.9337|14974
Petton|Shropshire|52.8333|-2.8333|0
Petworth|West Sussex|50.9867|-0.61|2544
Pevensey Bay|East Sussex|50.8124|0.3486|2864
Pevensey|East Sussex|50.8197|0.3396|3152
Pewsey|Wiltshire|51.3385|-1.7654|3634
Pickering|North Yorkshire|54.25|-0.7667|6936
Pickworth|District of Rutland|52.7131|-0.5332|0
Pillaton|Cornwall|50.45|-4.3|0
Pilning|South Gloucestershire|51.5634|-2.6426|1465
Pilsley|Derbyshire|53.15|-1.3667|3183
Pimlico|Greater London|51.489|-0.137|0
Pimperne|Dorset|50.8837|-2.1362|1109
Pinchbeck|Lincolnshire|52.813|-0.1626|3918
Pinkneys Green|Royal Borough of Windsor and Maidenhead|51.5332|-0.7606|0
Pinner|Greater London|51.5938|-0.3822|19158
Pinxton|Derbyshire|53.0906|-1.3177|14357
Pirbright|Surrey|51.2914|-0.6472|0
Pirton|Hertfordshire|51.9712|-0.3339|1274
Pitlochry|Perth and Kinross|56.7051|-3.7343|2860
Pitmedden|Aberdeenshire|57.3369|-2.1802|1420
Pitsea|Essex|51.5639|0.5086|25000
Pitstone|Buckinghamshire|51.8283|-0.6399|3674
Pittenweem|Fife|56.2141|-2.7284|1490
Pittington|County Durham|54.8|-1.4833|0
Plains|North Lanarkshire|55.8804|-3.9235|2740
Plean|Stirling|56.0652|-3.876|1920
Plumpton Green|East Sussex|50.9342|-0.0612|1123
Plumstead|Greater London|51.4833|0.0833|0
Plymouth|Plymouth|50.3715|-4.143|260203
Plympton|Plymouth|50.3907|-4.0602|8892
Plymstock|Plymouth|50.36|-4.0905|24103
Pocklington|East Riding of Yorkshire|53.9333|-0.7811|8337
Podington|Bedford|52.2542|-0.6246|435
Polbeth|West Lothian|55.8607|-3.549|2350
Polesworth|Warwickshire|52.6196|-1.6104|9645
Pollington|East Riding of Yorkshire|53.6709|-1.0724|834
Polmont|Falkirk|55.9905|-3.7074|5390
Polperro|Cornwall|50.3313|-4.5222|1206
Polzeath|Cornwall|50.5696|-4.9176|1449
Ponders End|Greater London|51.6445|-0.0465|0
Pont Rhyd-y-cyff|Bridgend county borough|51.5869|-3.6364|1505
Pontarddulais|City and County of Swansea|51.7142|-4.0386|9073
Pontefract|City and Borough of Wakefield|53.6911|-1.3127|44710
Ponteland|Northumberland|55.0502|-1.7453|10135
Pontesbury|Shropshire|52.6483|-2.8904|1873
Ponthir|Torfaen County Borough|51.6322|-2.9761|0
Pontlliw|City and County of Swansea|51.6914|-4.0106|1645
Pontyates|Carmarthenshire|51.7518|-4.2172|1449
Pontyberem|Carmarthenshire|51.7783|-4.1689|1695
Pontyclun|Rhondda Cynon Taf|51.5216|-3.3914|5794
Pontycymer|Bridgend county borough|51.6112|-3.5842|4288
Pontypool|Torfaen County Borough|51.7011|-3.0444|35686
Pontypridd|Rhondda Cynon Taf|51.6021|-3.3421|30420
Poole|Bournemouth, Christchurch and Poole Council|50.7143|-1.9846|150092
Pool|City and Borough of Leeds|53.9|-1.6167|1935
Poplar|Greater London|51.5111|-0.0157|0
Poringland|Norfolk|52.5676|1.3496|5132
Porlock|Somerset|51.2089|-3.5956|1213
Port Bannatyne|Argyll and Bute|55.8566|-5.065|1200
Port Erroll|Aberdeenshire|57.4143|-1.846|1620
Port Glasgow|Inverclyde|55.9346|-4.6895|15190
Port Talbot|Neath Port Talbot|51.5924|-3.7802|0
Portadown|Armagh City Banbridge and Craigavon|54.423|-6.4443|22000
Portaferry|Ards and North Down|54.3809|-5.5457|2525
Portavogie|Ards and North Down|54.4592|-5.443|1639
Portglenone|Mid and East Antrim|54.8715|-6.4715|1230
Porthcawl|Bridgend county borough|51.479|-3.7036|15672
Porthleven|Cornwall|50.0862|-5.315|3059
Porthmadog|Gwynedd|52.9292|-4.1314|2981
Porth|Rhondda Cynon Taf|51.6131|-3.4036|0
Portishead|North Somerset|51.482|-2.7697|23699
Portknockie|Moray|57.7025|-2.8599|1270
Portland|Dorset|50.5675|-2.4447|12710
Portlethen|Aberdeenshire|57.0694|-2.1325|8200
Portree|Highland|57.4129|-6.1942|2410
Portrush|Causeway Coast and Glens|55.1959|-6.6493|6684
Portscatho|Cornwall|50.1727|-4.9736|1500
Portslade|Brighton and Hove|50.8429|-0.2161|20000
Portsmouth|Portsmouth|50.799|-1.0913|194150
Portsoy|Aberdeenshire|57.6814|-2.6896|1730
Portstewart|Causeway Coast and Glens|55.1813|-6.714|8394
Portswood|Southampton|50.9272|-1.3903|0
Potsgrove|Central Bedfordshire|51.9594|-0.6176|0
Pott Shrigley|Cheshire East|53.3096|-2.084|0
Potterne|Wiltshire|51.3292|-2.0052|1622
Potters Bar|Hertfordshire|51.6935|-0.1784|22639
Potterspury|West Northamptonshire|52.0829|-0.8968|1453
Potton|Central Bedfordshire|52.1291|-0.2156|4870
Poulton-le-Fylde|Lancashire|53.8333|-2.9833|19914
Poundstock|Cornwall|50.7667|-4.55|0
Poynton|Cheshire East|53.35|-2.1167|14351
Preesall|Lancashire|53.9182|-2.9663|5367
Prees|Shropshire|52.8969|-2.664|939
Prenton|Metropolitan Borough of Wirral|53.3676|-3.0548|14429
Prescot|Knowsley|53.4295|-2.8003|40889
Prestatyn|Denbighshire|53.3375|-3.4078|18701
Prestbury|Cheshire East|53.2833|-2.15|3342
Presteigne|Sir Powys|52.2718|-3.0058|2056
Prestonpans|East Lothian|55.9594|-2.9804|9490
Preston|District of Rutland|52.6126|-0.7144|0
Preston|East Riding of Yorkshire|53.7566|-0.1978|0
Preston|Lancashire|53.7628|-2.7045|313332
Prestwich|Borough of Bury|53.5333|-2.2833|32125
Prestwick|South Ayrshire|55.4833|-4.6167|14750
Price Town|Bridgend county borough|51.6183|-3.5366|2348
Primrose Place|Cambridgeshire|52.5606|-0.1089|0
Princes Risborough|Buckinghamshire|51.7255|-0.8314|8231
Princetown|Devon|50.5439|-3.9886|1366
Priston|Bath and North East Somerset|51.3431|-2.4392|232
Probus|Cornwall|50.2927|-4.954|1906
Prudhoe|Northumberland|54.9615|-1.8517|12075
Publow|Bath and North East Somerset|51.3788|-2.5435|0
Puckeridge|Hertfordshire|51.8901|0.0131|3561
Pucklechurch|South Gloucestershire|51.4858|-2.4339|2364
Puddletown|Dorset|50.75|-2.35|1158
Pudsey|City and Borough of Leeds|53.7954|-1.6613|33109
Pulborough|West Sussex|50.9575|-0.5128|3993
Pulloxhill|Central Bedfordshire|51.9949|-0.4532|569
Purfleet-on-Thames|Borough of Thurrock|51.4839|0.2425|0
Puriton|Somerset|51.1693|-2.972|1968
Purley|Greater London|51.3368|-0.112|72000
Purton|Wiltshire|51.5889|-1.8742|3554
Putney|Greater London|51.4607|-0.2181|0
Pwllheli|Gwynedd|52.8899|-4.4145|4076
Pyle|Bridgend county borough|51.5167|-3.7|13701
Pyrford|Surrey|51.3147|-0.5102|0
Queen's Park|Greater London|51.5295|-0.2087|0
Queenborough|Kent|51.4176|0.7444|3548
Queensbury|Bradford|53.7666|-1.8491|8912
Queensferry|City of Edinburgh|55.9909|-3.3985|8960
Queensferry|County of Flintshire|53.2|-3.0333|0
Queenstown|Greater London|51.4781|-0.1472|0
Queniborough|Leicestershire|52.7059|-1.0475|2307
Quorndon|Leicestershire|52.7446|-1.1735|5071
Rackheath|Norfolk|52.6625|1.3803|1628
Radcliffe on Trent|Nottinghamshire|52.948|-1.0386|7510
Radcliffe|Borough of Bury|53.5618|-2.3245|34239
Radlett|Hertfordshire|51.6859|-0.3187|8163
Radley|Oxfordshire|51.6875|-1.2403|1979
Radstock|Bath and North East Somerset|51.292|-2.445|0
Radyr|Cardiff|51.5186|-3.2583|4710
Raglan|Monmouthshire|51.765|-2.8533|1183
Rainford|St. Helens|53.5022|-2.7884|6131
Rainham|Greater London|51.5169|0.1943|0
Rainham|Medway|51.3632|0.6089|6394
Rainhill|St. Helens|53.4157|-2.7661|10853
Rainworth|Nottinghamshire|53.1188|-1.1185|7693
Rake|Hampshire|51.0432|-0.858|0
Ramsbottom|Borough of Bury|53.6479|-2.3168|17738
Ramsbury|Wiltshire|51.4437|-1.6026|1574
Ramsey|Cambridgeshire|52.4506|-0.1093|7829
Ramsgate|Kent|51.3357|1.418|38624
Randalstown|Antrim and Newtownabbey|54.75|-6.3|5378
Ranskill|Nottinghamshire|53.3828|-1.014|1362
Rastrick|Calderdale|53.6921|-1.7883|11351
Ratby|Leicestershire|52.6499|-1.2414|4468
Rathfriland|Armagh City Banbridge and Craigavon|54.25|-6.1667|2063
Ratho Station|City of Edinburgh|55.9367|-3.3889|1190
Ratho|City of Edinburgh|55.9216|-3.3803|1730
Raunds|North Northamptonshire|52.3443|-0.5366|8641
Ravenshead|Nottinghamshire|53.0865|-1.1603|5759
Ravenstone|Leicestershire|52.7211|-1.4058|1623
Ravenstone|Milton Keynes|52.1493|-0.7587|0
Rawcliffe|East Riding of Yorkshire|53.6978|-0.9632|1542
Rawmarsh|Rotherham|53.4606|-1.3444|18616
Rawtenstall|Lancashire|53.7008|-2.2844|22114
Rayleigh|Essex|51.5857|0.6046|30196
Rayne|Essex|51.8667|0.5833|2018
Reading|Reading|51.4562|-0.9711|318014
Red Scar|Lancashire|53.787|-2.6463|0
Redbourne|North Lincolnshire|53.4873|-0.5357|400
Redbourn|Hertfordshire|51.799|-0.3959|5113
Redcar|Redcar and Cleveland|54.6166|-1.06|37203
Reddingmuirhead|Falkirk|55.9803|-3.7485|1580
Redding|Falkirk|55.9886|-3.7323|2540
Redditch|Worcestershire|52.3065|-1.9457|84300
Redhill|Surrey|51.2405|-0.1704|51559
Redlynch|Somerset|51.0986|-2.4267|2674
Redruth|Cornwall|50.2332|-5.2243|42690
Redwick|Newport|51.5528|-2.85|0
Reedham|Norfolk|52.5605|1.5712|1207
Reepham|Lincolnshire|53.2333|-0.4333|2172
Reepham|Norfolk|52.7632|1.111|2319
Regent's Park|Greater London|51.53|-0.1619|0
Reigate|Surrey|51.2374|-0.2058|52123
Remenham|Wokingham|51.5519|-0.8908|0
Rendlesham|Suffolk|52.1266|1.4154|3013
Renfrew|Renfrewshire|55.872|-4.3925|22010
Renton|West Dunbartonshire|55.972|-4.584|2490
Repton|Derbyshire|52.8398|-1.5506|2629
Resolven|Neath Port Talbot|51.7119|-3.6974|2068
Retford|Nottinghamshire|53.3221|-0.9432|22023
Rhayader|Sir Powys|52.3015|-3.5115|1824
Rhiwbina|Cardiff|51.5279|-3.2141|0
Rhondda|Rhondda Cynon Taf|51.659|-3.4489|59450
Rhoose|Vale of Glamorgan|51.3882|-3.3543|6160
Rhosllannerchrugog|Wrexham|53.0097|-3.0581|0
Rhosneigr|Anglesey|53.2319|-4.5148|1008
Rhuddlan|Denbighshire|53.292|-3.47|3709
Rhu|Argyll and Bute|56.0167|-4.7667|1870
Rhyl|Denbighshire|53.3193|-3.4923|25874
Rhymney|Caerphilly County Borough|51.76|-3.2855|8537
Riccall|North Yorkshire|53.8333|-1.0573|2216
Richmond|Greater London|51.4617|-0.3063|8360
Richmond|North Yorkshire|54.4036|-1.7343|8413
Rickinghall|Suffolk|52.3365|0.9927|2073
Rickmansworth|Hertfordshire|51.639|-0.4772|12043
Ridgmont|Central Bedfordshire|52.0153|-0.5787|411
Ridlington|District of Rutland|52.6134|-0.756|0
Rillington|North Yorkshire|54.1578|-0.6949|1114
Rimswell|East Riding of Yorkshire|53.7408|-0.0174|0
Ringmer|East Sussex|50.8926|0.0547|3165
Ringstead|North Northamptonshire|52.3653|-0.5549|1461
Ringway|Manchester|53.35|-2.2833|0
Ringwood|Hampshire|50.8454|-1.7887|14084
Ripley|Derbyshire|53.0333|-1.4|21097
Ripley|Surrey|51.2991|-0.4916|1334
Ripon|North Yorkshire|54.1358|-1.5283|16363
Ripponden|Calderdale|53.6745|-1.9418|4665
Risca|Caerphilly County Borough|51.608|-3.1008|20443
Riseley|Bedford|52.2521|-0.4793|1286
Rishton|Lancashire|53.7681|-2.4144|6625
Roade|West Northamptonshire|52.1582|-0.8974|2312
Robertsbridge|East Sussex|50.9857|0.4725|2047
Rochdale|Borough of Rochdale|53.6177|-2.1552|97550
Rochester|Medway|51.3876|0.5055|28671
Rochester|Northumberland|55.2752|-2.2649|0
Roche|Cornwall|50.4081|-4.8337|2517
Rochford|Essex|51.582|0.7067|16739
Rock|Cornwall|50.5498|-4.9046|1203
Rode Heath|Cheshire East|53.1139|-2.2919|2019
Rode|Somerset|51.2839|-2.2814|1025
Roehampton|Greater London|51.4517|-0.2439|0
Rogiet|Monmouthshire|51.5885|-2.7787|1813
Rokeby|County Durham|54.5167|-1.8667|0
Romaldkirk|County Durham|54.5944|-2.0106|0
Romford|Greater London|51.5752|0.1858|95000
Romney Marsh|Kent|51.023|0.915|2279
Romsey|Hampshire|50.9891|-1.4999|17161
Romsley|Shropshire|52.45|-2.3167|0
Romsley|Worcestershire|52.42|-2.057|1360
Roos|East Riding of Yorkshire|53.7529|-0.0446|846
Rosehearty|Aberdeenshire|57.697|-2.1132|1320
Rosewell|Midlothian|55.8507|-3.1362|1540
Roslin|Midlothian|55.8575|-3.169|1630
Rosneath|Argyll and Bute|56.0099|-4.8015|1260
Ross on Wye|Herefordshire|51.9167|-2.5667|10582
Rossendale|Lancashire|53.6846|-2.2769|67400
Rossett|Wrexham|53.1092|-2.9448|2279
Rossington|Doncaster|53.4793|-1.0619|0
Rostrevor|Newry Mourne and Down|54.1|-6.2|2515
Rosyth|Fife|56.0369|-3.438|13690
Rothbury|Northumberland|55.3106|-1.9084|2326
Rotherfield Peppard|Oxfordshire|51.5306|-0.9785|1500
Rotherham|Rotherham|53.4301|-1.3568|117618
Rotherhithe|Greater London|51.5|-0.05|0
Rothesay|Argyll and Bute|55.8365|-5.0551|4540
Rothes|Moray|57.5262|-3.2066|1230
Rothienorman|Aberdeenshire|57.4115|-2.4646|1060
Rothley|Leicestershire|52.7092|-1.1374|3897
Rothley|Northumberland|55.1833|-1.9167|0
Rothwell|North Northamptonshire|52.4167|-0.8|7694
Rottingdean|Brighton and Hove|50.8098|-0.0594|21756
Rowde|Wiltshire|51.3633|-2.031|1223
Rowhedge|Essex|51.8574|0.9453|1626
Rowlands Gill|Gateshead|54.9192|-1.7449|6096
Rowledge|Surrey|51.1846|-0.8237|0
Rowley Regis|Sandwell|52.4829|-2.0438|1001
Rowlstone|Herefordshire|51.9333|-2.9167|0
Roxton|Bedford|52.1776|-0.3159|348
Royal Leamington Spa|Warwickshire|52.2852|-1.52|95172
Royal Tunbridge Wells|Kent|51.1332|0.2626|68910
Royal Wootton Bassett|Wiltshire|51.5419|-1.9045|11265
Roydon|Essex|51.7718|0.0403|1582
Royston|Barnsley|53.6|-1.45|9584
Royston|Hertfordshire|52.0483|-0.0244|15781
Royton|Borough of Oldham|53.5651|-2.1227|22848
Ruabon|Wrexham|52.9878|-3.0388|3091
Ruardean|Gloucestershire|51.855|-2.5505|1849
Ruddington|Nottinghamshire|52.8925|-1.1495|6404
Rudgwick|West Sussex|51.0874|-0.4516|1955
Rufford|Lancashire|53.6337|-2.8166|1420
Rugby|Warwickshire|52.3709|-1.2642|73150
Rugeley|Staffordshire|52.7593|-1.9369|24033
Ruislip Manor|Greater London|51.5697|-0.4096|0
Ruislip|Greater London|51.5734|-0.4234|31000
Runcorn|Borough of Halton|53.3417|-2.7312|62872
Rushall|Wiltshire|51.2833|-1.8167|0
Rushden|North Northamptonshire|52.2893|-0.6018|37584
Ruskington|Lincolnshire|53.0454|-0.3869|5637
Rusthall|Kent|51.1364|0.2293|4976
Rustington|West Sussex|50.8103|-0.5067|13210
Rutherglen|South Lanarkshire|55.8289|-4.2138|31180
Ruthin|Denbighshire|53.1137|-3.3178|5461
Ruyton-XI-Towns|Shropshire|52.7955|-2.9032|1040
Ryde|Isle of Wight|50.73|-1.1621|26082
Rye|East Sussex|50.9511|0.7337|4773
Ryhall|District of Rutland|52.6859|-0.4685|1459
Ryhill|City and Borough of Wakefield|53.622|-1.4107|5150
Ryhope|Sunderland|54.8714|-1.37|14000
Ryton on Dunsmore|Warwickshire|52.3667|-1.4333|1813
Ryton|Shropshire|52.6167|-2.35|16093
Sabden|Lancashire|53.8336|-2.3373|1422
Sacriston|County Durham|54.8177|-1.6241|7030
Saddleworth|Borough of Oldham|53.5485|-2.0046|0
Saffron Walden|Essex|52.0234|0.2423|15210
Saint Agnes|Cornwall|50.3128|-5.2046|2820
Saint Andrews Quay|City of Kingston upon Hull|53.7272|-0.3762|100
Saint Andrews|Fife|56.3387|-2.799|16800
Saint Asaph|Denbighshire|53.2582|-3.4452|3355
Saint Bees|Cumbria|54.4918|-3.5899|1644
Saint Blazey|Cornwall|50.3633|-4.7189|0
Saint Boswells|The Scottish Borders|55.573|-2.6441|1400
Saint Clears|Carmarthenshire|51.8199|-4.4978|1605
Saint Columb Major|Cornwall|50.4316|-4.9434|3170
Saint Cyrus|Aberdeenshire|56.775|-2.4155|1060
Saint Davids|Pembrokeshire|51.8809|-5.2655|1800
Saint Dennis|Cornwall|50.3833|-4.8833|2206
Saint Ives|Cambridgeshire|52.3325|-0.0766|0
Saint Leonards-on-Sea|East Sussex|50.8556|0.5452|10001
Saint Monans|Fife|56.2065|-2.7682|1230
Saint Neots|Cambridgeshire|52.2167|-0.2667|30811
Saint Osyth|Essex|51.8|1.0833|2093
Saint Peters|Kent|51.3667|1.4167|125370
Saint Stephen|Cornwall|50.3447|-4.8997|2252
Saintfield|Newry Mourne and Down|54.4605|-5.8307|3327
Salcombe|Devon|50.2374|-3.7687|1909
Sale|Trafford|53.4252|-2.3244|55689
Salfords|Surrey|51.2043|-0.1695|4534
Salford|City and Borough of Salford|53.4877|-2.2904|72750
Saline|Fife|56.114|-3.5703|1100
Salisbury|Wiltshire|51.0693|-1.7957|44748
Salsburgh|North Lanarkshire|55.8428|-3.8726|1540
Saltaire|Bradford|53.8333|-1.7833|0
Saltash|Cornwall|50.4096|-4.2251|15566
Saltburn-by-the-Sea|Redcar and Cleveland|54.5824|-0.9737|5958
Saltcoats|North Ayrshire|55.6362|-4.7859|12800
Saltford|Bath and North East Somerset|51.4014|-2.4594|4073
Sampford Peverell|Devon|50.9194|-3.3808|1302
Sandbach|Cheshire East|53.1452|-2.3625|17976
Sandbank|Argyll and Bute|55.982|-4.9497|1380
Sanderstead|Greater London|51.3359|-0.0778|0
Sandford|North Somerset|51.3323|-2.8312|2135
Sandhurst|Bracknell Forest|51.3468|-0.7865|0
Sandown|Isle of Wight|50.6516|-1.161|20155
Sandridge|Hertfordshire|51.7809|-0.3052|0
Sandwich|Kent|51.2722|1.3378|4599
Sandwick|Shetland Islands|60|-1.25|1217
Sandy|Central Bedfordshire|52.1293|-0.2893|11657
Sanquhar|Dumfries and Galloway|55.3653|-3.9216|1980
Sapcote|Leicestershire|52.5371|-1.279|2442
Sarratt|Hertfordshire|51.6846|-0.494|0
Sauchie|Clackmannanshire|56.1287|-3.7661|0
Saughall|Cheshire West and Chester|53.2262|-2.9565|2569
Saundersfoot|Pembrokeshire|51.7094|-4.7021|3361
Sawbridgeworth|Hertfordshire|51.8167|0.15|8400
Sawston|Cambridgeshire|52.1209|0.1694|7275
Sawtry|Cambridgeshire|52.4398|-0.2842|5252
Saxilby|Lincolnshire|53.2675|-0.6625|3992
Saxmundham|Suffolk|52.215|1.4881|4225
Scalby|East Riding of Yorkshire|53.7667|-0.7167|9462
Scalloway|Shetland Islands|60.1383|-1.2769|1100
Scarborough|North Yorkshire|54.2797|-0.4044|61749
Scarcroft|City and Borough of Leeds|53.8667|-1.45|1194
Scawby|North Lincolnshire|53.5379|-0.5409|1631
Scholes|City and Borough of Leeds|53.8235|-1.4281|2266
Scissett|Kirklees|53.59|-1.6237|0
Scleddau|Pembrokeshire|51.9683|-4.9933|0
Scole|Norfolk|52.3671|1.1567|1028
Scone|Perth and Kinross|56.4194|-3.4051|4840
Scorton|North Yorkshire|54.3978|-1.6128|1012
Scotby|Cumbria|54.89|-2.8746|1575
Scotter|Lincolnshire|53.4965|-0.6743|2865
Scunthorpe|North Lincolnshire|53.5791|-0.6544|79977
Seafield|West Lothian|55.8779|-3.5878|1330
Seaford|East Sussex|50.7714|0.1027|22584
Seaham|County Durham|54.839|-1.3458|22373
Seahouses|Northumberland|55.5806|-1.655|1959
Seascale|Cumbria|54.3983|-3.4796|1754
Seaton Delaval|Northumberland|55.072|-1.5261|9350
Seaton|Devon|50.7049|-3.07|0
Seaton|District of Rutland|52.5749|-0.6676|250
Seaview|Isle of Wight|50.7196|-1.1116|2337
Sedbergh|Cumbria|54.3212|-2.5251|2171
Sedgefield|County Durham|54.6533|-1.4495|4456
Seend|Wiltshire|51.3481|-2.0847|267
Seer Green|Buckinghamshire|51.618|-0.6059|2200
Seghill|Northumberland|55.0622|-1.5503|2990
Selby|North Yorkshire|53.7833|-1.0667|24859
Selkirk|The Scottish Borders|55.5474|-2.8391|5730
Sellack|Herefordshire|51.95|-2.6333|0
Selsey|West Sussex|50.735|-0.7898|10550
Send|Surrey|51.2888|-0.5267|6597
Sennen|Cornwall|50.0778|-5.7012|0
Settle|North Yorkshire|54.0686|-2.2772|3659
Seven Sisters|Greater London|51.5777|-0.079|0
Seven Sisters|Neath Port Talbot|51.7667|-3.7167|2123
Sevenoaks|Kent|51.2727|0.1888|29506
Severn Beach|South Gloucestershire|51.5604|-2.6628|2182
Shadoxhurst|Kent|51.108|0.8192|1287
Shadwell|City and Borough of Leeds|53.8546|-1.4726|1352
Shadwell|Greater London|51.5114|-0.0566|0
Shaftesbury|Dorset|51.0053|-2.1933|7314
Shafton|Barnsley|53.5929|-1.4092|0
Shalbourne|Wiltshire|51.3636|-1.5505|558
Shalfleet|Isle of Wight|50.7011|-1.4201|605
Shanklin|Isle of Wight|50.6261|-1.1785|8055
Shap|Cumbria|54.5315|-2.6755|1264
Sharlston|City and Borough of Wakefield|53.6696|-1.4129|4028
Sharnbrook|Bedford|52.2261|-0.5443|1795
Sharpness|Gloucestershire|51.7197|-2.4775|1029
Shawbury|Shropshire|52.791|-2.6618|2317
Shaw|Borough of Oldham|53.5667|-2.0833|1001
Sheerness|Kent|51.4404|0.7625|11938
Sheerwater|Surrey|51.3358|-0.5344|0
Sheffield|Sheffield|53.383|-1.4659|685368
Shefford|Central Bedfordshire|52.0387|-0.334|10816
Shelley|Kirklees|53.6|-1.6833|5359
Shenfield|Essex|51.6317|0.332|0
Shenley Church End|Milton Keynes|52.0252|-0.7899|0
Shenley|Hertfordshire|51.6905|-0.2807|4143
Shenstone|Staffordshire|52.638|-1.8415|2220
Shepherds Bush|Greater London|51.505|-0.2211|0
Shepherdswell|Kent|51.1871|1.2305|1630
Shepley|Kirklees|53.5833|-1.7167|5444
Shepperton|Surrey|51.3955|-0.4489|10106
Shepshed|Leicestershire|52.7657|-1.2902|13505
Shepton Mallet|Somerset|51.1897|-2.5472|10369
Sherborne St John|Hampshire|51.297|-1.1139|1186
Sherborne|Dorset|50.946|-2.5178|9523
Sherburn Hill|County Durham|54.7727|-1.4799|1202
Sherburn in Elmet|North Yorkshire|53.7952|-1.2466|6657
Sherburn|County Durham|54.7761|-1.5047|3140
Sheriff Hutton|North Yorkshire|54.089|-1.0064|1019
Sheringham|Norfolk|52.9408|1.2093|8090
Sherington|Milton Keynes|52.1117|-0.6997|954
Sherston|Wiltshire|51.572|-2.2128|1449
Shevington|Borough of Wigan|53.5724|-2.6932|5195
Shieldhill|Falkirk|55.9728|-3.7679|2470
Shifnal|Shropshire|52.6704|-2.3725|6240
Shilbottle|Northumberland|55.371|-1.6882|1834
Shildon|County Durham|54.63|-1.6429|9976
Shillingstone|Dorset|50.8957|-2.2449|1170
Shillington|Central Bedfordshire|51.9934|-0.3601|1447
Shinfield|Wokingham|51.4054|-0.9453|0
Shipdham|Norfolk|52.6292|0.8858|1860
Shipham|Somerset|51.3143|-2.8001|1087
Shipley|Bradford|53.8333|-1.7667|28544
Shipston on Stour|Warwickshire|52.0606|-1.6278|5038
Shipton under Wychwood|Oxfordshire|51.8603|-1.5985|2892
Shirebrook|Derbyshire|53.2033|-1.2134|10885
Shiremoor|North Tyneside|55.0354|-1.5095|4889
Shirland|Derbyshire|53.1215|-1.4046|3447
Shirley|Greater London|51.3776|-0.0496|0
Shirley|Solihull|52.4107|-1.8195|32000
Shoreham-by-Sea|West Sussex|50.8341|-0.2743|19175
Shortlands|Greater London|51.3991|0.0044|9303
Shotley Gate|Suffolk|51.9579|1.2688|1511
Shotton|County Durham|54.7833|-1.3667|0
Shotts|North Lanarkshire|55.8195|-3.7975|8235
Shotwick|Cheshire West and Chester|53.2394|-2.9906|0
Shrewsbury|Shropshire|52.7101|-2.7521|71715
Shrewton|Wiltshire|51.1919|-1.9026|1723
Shrivenham|Oxfordshire|51.5985|-1.6546|4676
Shurdington|Gloucestershire|51.8626|-2.1206|1798
Sible Hedingham|Essex|51.9777|0.5926|3702
Sibsey|Lincolnshire|53.0386|0.0158|1464
Sidcup|Greater London|51.4262|0.1036|10400
Siddington|Cheshire East|53.2333|-2.2333|0
Sidmouth|Devon|50.6909|-3.2397|12569
Sileby|Leicestershire|52.7329|-1.1077|7261
Silkstone|Barnsley|53.5481|-1.5638|1764
Silloth|Cumbria|54.8687|-3.3845|2906
Silsden|Bradford|53.9144|-1.938|7912
Silsoe|Central Bedfordshire|52.0085|-0.4248|1791
Silver End|Essex|51.8473|0.624|3861
Silverdale|Lancashire|54.1667|-2.8167|1326
Silverstone|West Northamptonshire|52.0922|-1.026|1907
Silverton|Devon|50.8167|-3.4833|1494
Simpson|Milton Keynes|52.0167|-0.7|0
Sinfin|Derby|52.8816|-1.4868|15128
Sion Mills|Derry City and Strabane|54.7875|-7.4728|2212
Sissinghurst|Kent|51.1091|0.56|1068
Siston|South Gloucestershire|51.4744|-2.45|0
Sittingbourne|Kent|51.3413|0.7328|48948
Six Bells|Blaenau Gwent|51.7229|-3.1274|0
Skegness|Lincolnshire|53.1436|0.3363|24876
Skellingthorpe|Lincolnshire|53.2353|-0.619|3359
Skelmanthorpe|Kirklees|53.5906|-1.6517|0
Skelmersdale|Lancashire|53.5502|-2.7735|38944
Skelmorlie|North Ayrshire|55.8695|-4.8848|1990
Skelton|City of York|54|-1.1333|1549
Skelton|East Riding of Yorkshire|53.7252|-0.8419|6538
Skelton|Redcar and Cleveland|54.5606|-0.9882|6535
Skidby|East Riding of Yorkshire|53.7892|-0.4613|1132
Skinningrove|Redcar and Cleveland|54.5691|-0.8987|1606
Skipsea|East Riding of Yorkshire|53.9767|-0.2208|693
Skipton|North Yorkshire|53.9614|-2.0168|14623
Slaley|Northumberland|54.9137|-2.0371|711
Slamannan|Falkirk|55.9373|-3.8331|1360
Sleaford|Lincolnshire|52.9983|-0.4094|17359
Sleights|North Yorkshire|54.4551|-0.6648|1972
Slinfold|West Sussex|51.0721|-0.4066|1147
Slough|Slough|51.5095|-0.5954|163777
Smalley|Derbyshire|52.9985|-1.3946|0
Smethwick|Sandwell|52.4927|-1.9674|12842
Smithton|Highland|57.4796|-4.1514|2090
Snaith|East Riding of Yorkshire|53.6911|-1.0286|3305
Snaresbrook|Greater London|51.5843|0.0192|0
Snettisham|Norfolk|52.8788|0.501|2570
Snodland|Kent|51.3297|0.443|10211
Soham|Cambridgeshire|52.3354|0.3365|9834
Soho|Greater London|51.5144|-0.1353|0
Solihull|Solihull|52.4143|-1.7809|96267
Somersham|Cambridgeshire|52.3833|0|3524
Somerton|Oxfordshire|51.9542|-1.2761|4225
Sonning Common|Oxfordshire|51.5187|-0.9775|4821
Sonning|Wokingham|51.4741|-0.9121|0
Sopwell|Hertfordshire|51.7385|-0.3303|0
South Bank|Redcar and Cleveland|54.5667|-1.15|0
South Benfleet|Essex|51.553|0.5596|48824
South Brent|Devon|50.4265|-3.8343|2559
South Cave|East Riding of Yorkshire|53.7699|-0.6011|3879
South Cerney|Gloucestershire|51.6732|-1.931|2632
South Chailey|East Sussex|50.9383|-0.021|1021
South Collingham|Nottinghamshire|53.1333|-0.7667|2637
South Croydon|Greater London|51.3622|-0.0942|55198
South Elmsall|City and Borough of Wakefield|53.5971|-1.2803|18835
South Harefield|Greater London|51.5898|-0.4805|0
South Harting|West Sussex|50.9692|-0.8839|1087
South Hayling|Hampshire|50.7877|-0.977|15485
South Hetton|County Durham|54.7991|-1.4067|2561
South Hill|Cornwall|50.5333|-4.35|0
South Littleton|Worcestershire|52.1142|-1.8901|1564
South Luffenham|District of Rutland|52.6086|-0.6123|455
South Milford|North Yorkshire|53.7767|-1.2461|1995
South Molton|Devon|51.0167|-3.8333|5108
South Norwood|Greater London|51.3994|-0.0747|0
South Nutfield|West Sussex|51.0167|-0.1333|1920
South Ockendon|Borough of Thurrock|51.508|0.2833|19460
South Petherton|Somerset|50.9483|-2.8071|3064
South Queensferry|City of Edinburgh|55.9900|-3.3970|9350
South Ruislip|Greater London|51.5552|-0.4087|0
South Shields|South Tyneside|54.9986|-1.4323|83655
South Wingfield|Derbyshire|53.0959|-1.44|1088
South Witham|Lincolnshire|52.7648|-0.6281|1533
Southall|Greater London|51.509|-0.3713|70000
Southampton|Southampton|50.904|-1.4043|246201
Southam|Warwickshire|52.2527|-1.3884|6567
Southchurch Village|Southend-on-Sea|51.5405|0.7294|2000
Southend-on-Sea|Southend-on-Sea|51.5378|0.7143|295310
Southery|Norfolk|52.5271|0.3878|1161
Southgate|City and County of Swansea|51.5694|-4.0897|2004
Southgate|Greater London|51.6167|-0.1|0
Southill|Central Bedfordshire|52.0643|-0.3236|0
Southminster|Essex|51.6623|0.8297|4025
Southorpe|Peterborough|52.6106|-0.4051|0
Southowram|Calderdale|53.7099|-1.8318|2003
Southport|Sefton|53.6458|-3.0101|91703
Southsea|Portsmouth|50.7835|-1.0907|0
Southwater|West Sussex|51.0237|-0.3517|8692
Southwell|Nottinghamshire|53.078|-0.9554|6757
Southwick|Wiltshire|51.2969|-2.2325|1754
Southwold|Suffolk|52.3272|1.6802|3680
Sowerby Bridge|Calderdale|53.709|-1.9093|9948
Spalding|Lincolnshire|52.7871|-0.1514|31588
Speke|Liverpool|53.3407|-2.841|0
Speldhurst|Kent|51.1508|0.2195|1436
Spennymoor|County Durham|54.6988|-1.6023|17766
Spilsby|Lincolnshire|53.1736|0.0937|3440
Spitalfields|Greater London|51.5202|-0.0744|0
Spittal|Pembrokeshire|51.8689|-4.9425|494
Spixworth|Norfolk|52.6853|1.3203|3598
Spofforth|North Yorkshire|53.9543|-1.4485|1169
Spratton|West Northamptonshire|52.3245|-0.9539|1150
Springside|North Ayrshire|55.6151|-4.5906|1260
Sproatley|East Riding of Yorkshire|53.7938|-0.1913|1350
St Albans|Hertfordshire|51.75|-0.3333|84561
St Austell|Cornwall|50.3425|-4.7744|25447
St Helens|St. Helens|53.45|-2.7333|102555
St Helier|Jersey|49.1868|-2.1064|35822
St Ives|Cornwall|50.2086|-5.4875|9966
St James's|Greater London|51.5073|-0.1398|0
St Just|Cornwall|50.1238|-5.6806|1957
St Leonards|Dorset|50.8308|-1.8438|5984
St Mary's Bay|Kent|51.01|0.9771|3028
St Mary's|Isles of Scilly|49.9172|-6.2952|1666
St Peter Port|Guernsey|49.4555|-2.5368|18958
St. Ann's|Greater London|51.5821|-0.0903|0
St. Buryan|Cornwall|50.0744|-5.6226|0
St. Day|Cornwall|50.2396|-5.1857|700
St. Georges|North Somerset|51.3622|-2.898|0
St. Helens|Isle of Wight|50.6969|-1.1116|1213
St. Helier|Greater London|51.3822|-0.1834|0
Stafford|Staffordshire|52.8052|-2.1164|69217
Stagsden|Bedford|52.1305|-0.5668|363
Stainborough|Barnsley|53.5262|-1.518|0
Stainburn|North Yorkshire|53.9333|-1.6167|1666
Staindrop|County Durham|54.581|-1.8071|1310
Staines|Surrey|51.4309|-0.5061|51040
Stainforth|Doncaster|53.6|-1.0333|6483
Stainton|Doncaster|53.4333|-1.1667|0
Stakeford|Northumberland|55.1611|-1.5753|9636
Stalbridge|Dorset|50.9581|-2.3755|2396
Stalham|Norfolk|52.7708|1.5178|3971
Stallingborough|North East Lincolnshire|53.5868|-0.1849|1073
Stalybridge|Borough of Tameside|53.4841|-2.0591|22748
Stamford Bridge|East Riding of Yorkshire|53.9885|-0.9155|3528
Stamford Hill|Greater London|51.5687|-0.0733|0
Stamford|Lincolnshire|52.65|-0.4833|20592
Stamperland|East Renfrewshire|55.7949|-4.2733|0
Stanbridge|Central Bedfordshire|51.9086|-0.5981|1044
Standlake|Oxfordshire|51.7269|-1.4244|1149
Standon|Staffordshire|52.9167|-2.2833|3429
Stanford in the Vale|Oxfordshire|51.6397|-1.5065|2093
Stanford-le-Hope|Borough of Thurrock|51.5227|0.4342|28725
Stanhope|County Durham|54.75|-2.0167|1602
Stanley|County Durham|54.868|-1.6985|21938
Stanley|Perth and Kinross|56.4854|-3.4518|1450
Stanmore|Greater London|51.6167|-0.3167|4179
Stannington|Northumberland|55.1086|-1.6685|427
Stansted Mountfitchet|Essex|51.9|0.2|5429
Stanton Drew|Bath and North East Somerset|51.3675|-2.5865|0
Stanwell|Surrey|51.4541|-0.4781|0
Stanwick|North Northamptonshire|52.332|-0.5635|1942
Stapleford|Nottinghamshire|52.9167|-1.2667|0
Stapleford|Wiltshire|51.1167|-1.9|0
Staplehurst|Kent|51.1611|0.5525|5051
Starcross|Devon|50.6273|-3.448|1737
Startforth|County Durham|54.5385|-1.9302|0
Staveley|Cumbria|54.3766|-2.8179|1384
Staveley|Derbyshire|53.2667|-1.35|25719
Steeple Bumpstead|Essex|52.0435|0.4481|1432
Steeple Claydon|Buckinghamshire|51.9364|-0.9833|2114
Steeton|Bradford|53.8833|-1.95|4196
Stenhousemuir|Falkirk|56.0268|-3.8146|10050
Stepney|Greater London|51.5175|-0.0429|0
Steppingley|Central Bedfordshire|52.0076|-0.5285|0
Stepps|North Lanarkshire|55.889|-4.1521|6730
Stevenage|Hertfordshire|51.9022|-0.2026|90232
Stevenston|North Ayrshire|55.6397|-4.7534|9290
Steventon|Oxfordshire|51.6247|-1.3215|1485
Stevington|Bedford|52.1685|-0.5552|552
Stewartby|Bedford|52.0704|-0.5149|1190
Stewarton|East Ayrshire|55.6799|-4.5144|7140
Stewkley|Buckinghamshire|51.9274|-0.7638|1840
Steyning|West Sussex|50.8874|-0.3279|9627
Steynton|Pembrokeshire|51.7292|-5.0172|3000
Stickney|Lincolnshire|53.0895|0.0054|1127
Stillington|Stockton-on-Tees|54.6053|-1.4219|1210
Stilton|Cambridgeshire|52.4879|-0.2889|2455
Stirling|Stirling|56.119|-3.9368|36440
Stithians|Cornwall|50.1887|-5.1781|1463
Stockport|Borough of Stockport|53.4098|-2.1576|139052
Stocksbridge|Sheffield|53.4825|-1.5937|13069
Stocksfield|Northumberland|54.9403|-1.904|2616
Stockton Heath|Warrington|53.3708|-2.5741|6396
Stockton-on-Tees|Stockton-on-Tees|54.5685|-1.3187|79957
Stockton|Warwickshire|52.2718|-1.3605|1347
Stockton|Wiltshire|51.1453|-2.0319|0
Stock|Essex|51.6635|0.4426|1579
Stoke Ferry|Norfolk|52.5705|0.5132|1389
Stoke Gabriel|Devon|50.4033|-3.6211|1107
Stoke Gifford|South Gloucestershire|51.5169|-2.5405|13560
Stoke Goldington|Milton Keynes|52.1313|-0.7781|575
Stoke Golding|Leicestershire|52.5706|-1.4112|1684
Stoke Poges|Buckinghamshire|51.5444|-0.5888|4204
Stoke Prior|Worcestershire|52.2998|-2.0803|1762
Stoke upon Tern|Shropshire|52.85|-2.5333|0
Stoke-on-Trent|Stoke-on-Trent|53.0042|-2.1854|372775
Stoke-sub-Hamdon|Somerset|50.954|-2.7497|2004
Stokenchurch|Buckinghamshire|51.6583|-0.8974|4056
Stokesley|North Yorkshire|54.47|-1.1933|4757
Stoke|Cheshire West and Chester|53.25|-2.8667|0
Stondon|Central Bedfordshire|52.0015|-0.3193|0
Stonehaven|Aberdeenshire|56.9637|-2.2118|11370
Stonehouse|Gloucestershire|51.75|-2.2833|7481
Stonehouse|South Lanarkshire|55.6944|-3.9878|5500
Stonesfield|Oxfordshire|51.8514|-1.4296|1527
Stoney Stanton|Leicestershire|52.5484|-1.2793|3793
Stoneyburn|West Lothian|55.8437|-3.6386|1970
Stone|Buckinghamshire|51.8025|-0.8703|2019
Stone|Kent|51.4503|0.2647|6100
Stone|Kent|51|0.7667|6100
Stone|Staffordshire|52.9059|-2.1541|14258
Stony Stratford|Milton Keynes|52.0568|-0.8528|0
Stornoway|Eilean Siar|58.2092|-6.3865|7500
Storrington|West Sussex|50.9177|-0.4547|8618
Stotfold|Central Bedfordshire|52.0163|-0.2321|6838
Stourbridge|Dudley|52.4561|-2.1432|56284
Stourport-on-Severn|Worcestershire|52.3398|-2.2803|20586
Stow on the Wold|Gloucestershire|51.9301|-1.7238|2042
Stowmarket|Suffolk|52.1889|0.9977|21028
Strabane|Derry City and Strabane|54.8237|-7.4692|14198
Stradbroke|Suffolk|52.3182|1.2728|1089
Stranraer|Dumfries and Galloway|54.9023|-5.0273|10510
Stratfield Mortimer|West Berkshire|51.3734|-1.035|3698
Stratford-upon-Avon|Warwickshire|52.1917|-1.7073|27830
Stratford|Greater London|51.5333|0|0
Strathaven|South Lanarkshire|55.6771|-4.0668|7480
Strathblane|Stirling|55.986|-4.3066|1960
Strathpeffer|Highland|57.5852|-4.5419|1070
Stratton|Gloucestershire|51.7339|-1.9797|2570
Streatham|Greater London|51.429|-0.1318|0
Streatley|Central Bedfordshire|51.9463|-0.4437|559
Streatley|West Berkshire|51.5232|-1.1491|0
Streetly|Walsall|52.5833|-1.8833|13251
Street|Somerset|51.1247|-2.74|12911
Strensall|City of York|54.04|-1.0351|6047
Stretford|Trafford|53.45|-2.3167|41953
Stretham|Cambridgeshire|52.3471|0.2185|1831
Stretton|Warrington|53.3333|-2.5667|0
Stromness|Orkney Islands|58.965|-3.296|1730
Strood|Medway|51.3932|0.4771|33381
Stroud Green|Greater London|51.5751|-0.1106|0
Stroud|Gloucestershire|51.75|-2.2|60155
Studley|Warwickshire|52.2703|-1.8919|6203
Sturminster Marshall|Dorset|50.7997|-2.0762|1490
Sturminster Newton|Dorset|50.9268|-2.3051|3501
Sturry|Kent|51.3013|1.1216|7386
Sudbrooke|Lincolnshire|53.2667|-0.45|1788
Sudbury|Greater London|51.5553|-0.3236|0
Sudbury|Suffolk|52.0389|0.7312|22213
Summerhouse|Darlington|54.5673|-1.6892|0
Sunbury-on-Thames|Surrey|51.4042|-0.4182|27784
Sunderland|Sunderland|54.9046|-1.3822|335415
Sundridge|Kent|51.278|0.1223|1383
Sunk Island|East Riding of Yorkshire|53.6517|-0.0841|0
Sunningdale|Royal Borough of Windsor and Maidenhead|51.3988|-0.6294|0
Sunninghill|Royal Borough of Windsor and Maidenhead|51.4014|-0.6556|0
Surbiton|Greater London|51.3915|-0.2983|38158
Sutterton|Lincolnshire|52.9027|-0.0924|1368
Sutton Benger|Wiltshire|51.5069|-2.0802|1045
Sutton Bonington|Nottinghamshire|52.8214|-1.2497|1218
Sutton Bridge|Lincolnshire|52.77|0.1855|3882
Sutton Coldfield|City and Borough of Birmingham|52.5667|-1.8167|107030
Sutton Courtenay|Oxfordshire|51.6413|-1.2768|2467
Sutton in Ashfield|Nottinghamshire|53.1254|-1.2613|43912
Sutton on Trent|Nottinghamshire|53.1844|-0.8109|1171
Sutton upon Derwent|East Riding of Yorkshire|53.9131|-0.9246|594
Sutton|Cambridgeshire|52.388|0.1187|3816
Sutton|Central Bedfordshire|52.1108|-0.2138|0
Sutton|Greater London|51.35|-0.2|187600
Sutton|Herefordshire|52.1|-2.6833|0
Swadlincote|Derbyshire|52.774|-1.5574|40960
Swaffham|Norfolk|52.6477|0.6857|7258
Swallowfield|Wokingham|51.3787|-0.958|0
Swanage|Dorset|50.6083|-1.9566|10454
Swanley|Kent|51.3972|0.1732|21839
Swanmore|Hampshire|50.944|-1.1802|2683
Swanscombe|Kent|51.4471|0.3103|15732
Swansea|City and County of Swansea|51.6208|-3.9432|300352
Swarthmoor|Cumbria|54.1847|-3.1171|1076
Swavesey|Cambridgeshire|52.3015|-0.0048|2463
Sway|Hampshire|50.7869|-1.6029|2421
Swillington|City and Borough of Leeds|53.7685|-1.4175|3088
Swindon|Borough of Swindon|51.558|-1.7812|185609
Swineshead|Bedford|52.2803|-0.4501|0
Swineshead|Lincolnshire|52.9454|-0.1595|2197
Swinton|City and Borough of Salford|53.5|-2.35|20000
Symington|South Ayrshire|55.5518|-4.5583|1050
Syston|Leicestershire|52.6833|-1.0667|11508
Sywell|North Northamptonshire|52.2986|-0.7973|1117
Tadcaster|North Yorkshire|53.8832|-1.2634|6480
Tadley|Hampshire|51.3505|-1.1285|15836
Tadworth|Surrey|51.2917|-0.2358|6999
Taibach|Neath Port Talbot|51.5833|-3.7667|4582
Tain|Highland|57.812|-4.0552|3690
Takeley|Essex|51.8709|0.2658|3387
Tal-y-bont|Gwynedd|52.7747|-4.0922|1540
Talgarth|Sir Powys|51.9959|-3.2321|1268
Talysarn|Gwynedd|53.0536|-4.2577|1086
Tamworth|Staffordshire|52.634|-1.6959|81964
Tandragee|Armagh City Banbridge and Craigavon|54.3549|-6.414|3122
Tanfield|County Durham|54.8929|-1.7132|1659
Tangmere|West Sussex|50.8513|-0.7163|3269
Tankerton|Kent|51.3637|1.0491|4900
Tansley|Derbyshire|53.132|-1.5188|1197
Taplow|Buckinghamshire|51.533|-0.6868|0
Tarbert|Argyll and Bute|55.8628|-5.4162|1130
Tarbolton|South Ayrshire|55.5129|-4.4865|1900
Tarleton|Lancashire|53.6801|-2.8297|8582
Tarporley|Cheshire West and Chester|53.1592|-2.6687|2614
Tarvin|Cheshire West and Chester|53.1974|-2.7655|2309
Tattenhall|Cheshire West and Chester|53.1219|-2.7675|1950
Taunton|Somerset|51.0149|-3.1029|64621
Tavistock|Devon|50.5494|-4.1442|12280
Tayport|Fife|56.447|-2.8797|3920
Teddington|Greater London|51.4223|-0.3305|9615
Teignmouth|Devon|50.5458|-3.4967|17463
Telford|Telford and Wrekin|52.6766|-2.4493|147980
Templecombe|Somerset|50.9991|-2.4158|1560
Templepatrick|Antrim and Newtownabbey|54.6833|-6.0833|1627
Templeton|Pembrokeshire|51.7719|-4.7378|627
Tempsford|Central Bedfordshire|52.1705|-0.2959|590
Tenbury Wells|Worcestershire|52.3108|-2.5962|3849
Tenby|Pembrokeshire|51.6728|-4.7045|4696
Tenterden|Kent|51.0684|0.6878|7118
Terrington Saint John|Norfolk|52.7055|0.2739|1740
Terrington St Clement|Norfolk|52.7581|0.2973|3301
Tetbury|Gloucestershire|51.6394|-2.1622|5472
Tetney|Lincolnshire|53.4924|-0.0211|1526
Tewkesbury|Gloucestershire|51.9924|-2.1601|19778
Teynham|Kent|51.3304|0.8053|2687
Thames Ditton|Surrey|51.3896|-0.3393|5863
Thamesmead|Greater London|51.5037|0.1198|0
Thame|Oxfordshire|51.7484|-0.9762|11329
Thatcham|West Berkshire|51.4037|-1.2605|24274
Thaxted|Essex|51.9533|0.3448|2538
The Boldons|South Tyneside|54.9426|-1.4535|13567
Theale|West Berkshire|51.4369|-1.077|2833
Thetford|Norfolk|52.4167|0.75|24833
Theydon Bois|Essex|51.6743|0.0978|3829
Thirsk|North Yorkshire|54.233|-1.3441|9953
Thornaby-on-Tees|Stockton-on-Tees|54.5333|-1.3|22356
Thornbury|Herefordshire|52.2333|-2.55|0
Thornbury|South Gloucestershire|51.6089|-2.5203|11687
Thorner|City and Borough of Leeds|53.8609|-1.4268|1408
Thorney|Peterborough|52.6215|-0.1081|1745
Thorne|Doncaster|53.6112|-0.9631|17295
Thorngumbald|East Riding of Yorkshire|53.721|-0.1718|2973
Thornhaugh|Peterborough|52.5925|-0.4242|0
Thornhill|Cardiff|51.5418|-3.1928|0
Thornhill|Dumfries and Galloway|55.2333|-3.7667|1610
Thornley|County Durham|54.75|-1.4333|2457
Thornliebank|East Renfrewshire|55.8045|-4.3175|4190
Thornton Dale|North Yorkshire|54.2353|-0.7202|1759
Thornton Heath|Greater London|51.3988|-0.0987|14669
Thornton-Cleveleys|Lancashire|53.8739|-3.0224|31157
Thornton|Bradford|53.7904|-1.852|0
Thornton|East Riding of Yorkshire|53.9|-0.85|0
Thornton|Fife|56.1667|-3.15|2110
Thornton|Sefton|53.5|-3|0
Thorp Arch|City and Borough of Leeds|53.9158|-1.3198|1505
Thorpe Hamlet|Norfolk|52.6277|1.3117|8109
Thorpe le Soken|Essex|51.856|1.1658|1394
Thorpe|Surrey|51.4059|-0.5357|0
Thrapston|North Northamptonshire|52.3967|-0.5392|7068
Three Crosses|City and County of Swansea|51.6287|-4.0626|1583
Three Legged Cross|Dorset|50.85|-1.8833|1492
Thruxton|Herefordshire|52|-2.8167|0
Thurlby|Lincolnshire|52.7388|-0.3787|2153
Thurlton|Norfolk|52.5288|1.5562|1077
Thurso|Highland|58.5927|-3.5259|7760
Thurston|Suffolk|52.2524|0.8075|2952
Thwing|East Riding of Yorkshire|54.1155|-0.3895|0
Tibshelf|Derbyshire|53.1444|-1.3406|3787
Ticehurst|East Sussex|51.0465|0.4086|1705
Tickencote|District of Rutland|52.675|-0.537|0
Tickhill|Doncaster|53.4319|-1.1086|4992
Tickton|East Riding of Yorkshire|53.8623|-0.3833|1731
Tidbury Green|Solihull|52.3809|-1.8562|0
Tideswell|Derbyshire|53.2781|-1.7729|1647
Tidworth|Wiltshire|51.2314|-1.6632|9174
Tilbury|Borough of Thurrock|51.4625|0.3586|11717
Tilehurst|West Berkshire|51.4565|-1.0437|0
Tillicoultry|Clackmannanshire|56.1525|-3.7401|5160
Timperley|Trafford|53.4|-2.3333|11049
Timsbury|Bath and North East Somerset|51.3244|-2.4792|2504
Tingewick|Buckinghamshire|51.9903|-1.048|1093
Tintagel|Cornwall|50.6632|-4.7505|1028
Tintern|Monmouthshire|51.6968|-2.6814|750
Tinwell|District of Rutland|52.6463|-0.515|0
Tipton|Sandwell|52.5296|-2.0677|47000
Tiptree|Essex|51.8123|0.7454|9182
Tisbury|Wiltshire|51.0628|-2.0806|2178
Titchfield|Hampshire|50.8511|-1.2372|0
Tiverton|Cheshire West and Chester|53.1333|-2.6667|0
Tiverton|Devon|50.9024|-3.4923|19544
Toddington|Central Bedfordshire|51.9492|-0.5328|4585
Todmorden|Calderdale|53.7143|-2.097|11690
Todwick|Rotherham|53.3537|-1.2567|1673
Tollesbury|Essex|51.7591|0.8346|2621
Tolleshunt Knights|Essex|51.7987|0.7765|1030
Tolworth|Greater London|51.3804|-0.2814|0
Tonbridge|Kent|51.1953|0.2736|38657
Tong|Shropshire|52.6667|-2.3|0
Tonypandy|Rhondda Cynon Taf|51.622|-3.4554|62545
Tonyrefail|Rhondda Cynon Taf|51.584|-3.4304|9317
Tooting|Greater London|51.4252|-0.1639|0
Topsham|Devon|50.686|-3.467|3624
Torphins|Aberdeenshire|57.1056|-2.624|1410
Torpoint|Cornwall|50.3751|-4.1957|7717
Torquay|Borough of Torbay|50.462|-3.5252|65388
Torrance|East Dunbartonshire|55.94|-4.2103|2370
Totland|Isle of Wight|50.6847|-1.5369|0
Totnes|Devon|50.4311|-3.6843|8076
Toton|Nottinghamshire|52.9078|-1.2585|0
Tottenham Hale|Greater London|51.5937|-0.0596|0
Tottenham|Greater London|51.6037|-0.0679|0
Totteridge|Greater London|51.6333|-0.2|0
Totternhoe|Central Bedfordshire|51.8856|-0.5734|982
Tottington|Borough of Bury|53.6133|-2.3407|7713
Totton|Hampshire|50.9188|-1.4904|34169
Tow Law|County Durham|54.7446|-1.8143|2138
Towcester|West Northamptonshire|52.1336|-0.9906|9057
Town Row|East Sussex|51.053|0.2322|1842
Townhill|Fife|56.0891|-3.4389|1220
Townsend|Hertfordshire|51.7623|-0.3371|0
Toxteth|Liverpool|53.3907|-2.971|0
Trafford Park|Trafford|53.4688|-2.3119|3060
Tranent|East Lothian|55.9444|-2.9541|11840
Trawsfynydd|Gwynedd|52.9021|-3.9229|628
Trebarwith|Cornwall|50.6411|-4.7504|0
Tredegar|Blaenau Gwent|51.7725|-3.2468|14855
Treeton|Rotherham|53.3856|-1.3519|3189
Trefnant|Denbighshire|53.2253|-3.4203|993
Tregaron|County of Ceredigion|52.2195|-3.9329|1213
Tregarth|Gwynedd|53.1901|-4.0878|1307
Tregoney|Cornwall|50.2674|-4.9165|0
Treharris|Merthyr Tydfil County Borough|51.6646|-3.3072|12352
Treherbert|Rhondda Cynon Taf|51.6714|-3.5297|0
Trelech|Carmarthenshire|51.9444|-4.5|0
Treorchy|Rhondda Cynon Taf|51.6596|-3.5059|8105
Treuddyn|County of Flintshire|53.1148|-3.12|1360
Trewen|Cornwall|50.6167|-4.4667|0
Trimdon Grange|County Durham|54.7141|-1.4261|1304
Trimdon|County Durham|54.6988|-1.4288|2958
Trimsaran|Carmarthenshire|51.7199|-4.2417|1584
Tring|Hertfordshire|51.7947|-0.6582|11929
Troon|South Ayrshire|55.5436|-4.6634|14680
Trowbridge|Wiltshire|51.3189|-2.2086|40952
Truro|Cornwall|50.2653|-5.0544|23041
Tullibody|Clackmannanshire|56.1336|-3.8384|8710
Tumble|Carmarthenshire|51.7836|-4.1097|4040
Tunstall|Stoke-on-Trent|53.0583|-2.2114|6232
Turnastone|Herefordshire|52.024|-2.9483|0
Turriff|Aberdeenshire|57.5384|-2.4593|5060
Tuxford|Nottinghamshire|53.23|-0.8932|2649
Twechar|East Dunbartonshire|55.9541|-4.0822|1160
Tweedbank|The Scottish Borders|55.6045|-2.7669|2100
Twickenham|Greater London|51.4449|-0.3377|0
Twyford|Wokingham|51.4752|-0.8604|7533
Tyberton|Herefordshire|52.0455|-2.9041|0
Tycroes|Carmarthenshire|51.7781|-4.02|2156
Tyldesley|Borough of Wigan|53.5139|-2.4675|35932
Tynemouth|North Tyneside|55.0179|-1.4256|17436
Tytherington|South Gloucestershire|51.5925|-2.4797|666
Tywyn|Gwynedd|52.5858|-4.0928|3097
Uckfield|East Sussex|50.9695|0.0959|18452
Uddingston|South Lanarkshire|55.8197|-4.0836|5610
Uffculme|Devon|50.906|-3.3275|2021
Ufford|Peterborough|52.6238|-0.3844|0
Ulceby|North Lincolnshire|53.6167|-0.3333|1584
Ullapool|Highland|57.8987|-5.1604|1510
Ulley|Rotherham|53.382|-1.3022|0
Ulrome|East Riding of Yorkshire|53.992|-0.2297|239
Ulverston|Cumbria|54.1959|-3.0963|11356
Undy|Monmouthshire|51.5753|-2.8145|5914
Uny Lelant|Cornwall|50.183|-5.4405|1056
Upchurch|Kent|51.3762|0.6479|1340
Upminster|Greater London|51.5559|0.2556|10000
Upper Basildon|West Berkshire|51.4817|-1.1407|1405
Upper Cumberworth|Kirklees|53.5748|-1.693|0
Upper Langwith|Derbyshire|53.2292|-1.2069|2955
Upper Norwood|Greater London|51.4151|-0.0927|0
Upper Poppleton|City of York|53.9791|-1.152|3451
Upper Stoke|Medway|51.4468|0.6182|0
Uppermill|Borough of Oldham|53.5486|-2.0053|0
Uppingham|District of Rutland|52.588|-0.7227|4745
Upton Lea|Slough|51.5179|-0.5769|0
Upton Scudamore|Wiltshire|51.23|-2.1933|295
Upton upon Severn|Worcestershire|52.0626|-2.218|1861
Upton|City and Borough of Wakefield|53.6147|-1.2868|5874
Upton|Peterborough|52.5906|-0.3694|0
Upwell|Norfolk|52.6025|0.2219|4278
Urmston|Trafford|53.4485|-2.3542|41198
Ushaw Moor|County Durham|54.778|-1.6472|7368
Usk|Monmouthshire|51.7035|-2.9033|2834
Uttoxeter|Staffordshire|52.8984|-1.8649|13089
Uxbridge|Greater London|51.5489|-0.4821|0
Vale of Leven|West Dunbartonshire|55.9713|-4.5793|24640
Valley|Anglesey|53.2849|-4.5664|2361
Vauxhall|Liverpool|53.421|-2.9897|0
Ventnor|Isle of Wight|50.5945|-1.2067|5976
Verwood|Dorset|50.8757|-1.8702|13360
Viewpark|North Lanarkshire|55.8274|-4.0573|16020
Vincent Square|Greater London|51.4929|-0.1318|0
Virginia Water|Surrey|51.4034|-0.5665|2999
Wacton|Herefordshire|52.2167|-2.5667|0
Waddesdon|Buckinghamshire|51.8468|-0.9211|1797
Waddington|Lancashire|53.8898|-2.4146|1028
Waddington|Lincolnshire|53.1667|-0.5333|4081
Wadebridge|Cornwall|50.5173|-4.8363|6599
Wadhurst|East Sussex|51.0623|0.3393|4051
Wadworth|Doncaster|53.4673|-1.1426|1137
Wainfleet All Saints|Lincolnshire|53.1057|0.2358|1744
Wakefield|City and Borough of Wakefield|53.6833|-1.4977|78978
Walberton|West Sussex|50.8447|-0.6201|1778
Wales|Rotherham|53.3406|-1.2816|5956
Walford|Herefordshire|51.8833|-2.6|0
Walkden|City and Borough of Salford|53.5167|-2.4|35937
Walkern|Hertfordshire|51.9189|-0.1276|1541
Walkington|East Riding of Yorkshire|53.8195|-0.4896|1769
Wallasey|Metropolitan Borough of Wirral|53.4232|-3.065|58794
Wallingford|Oxfordshire|51.5998|-1.1248|10348
Wallington|Greater London|51.364|-0.1537|0
Wallsend|North Tyneside|54.9911|-1.534|42739
Wall|Northumberland|55|-2.1333|0
Walsall|Walsall|52.5853|-1.984|172141
Walsden|Calderdale|53.6936|-2.1|2000
Waltham Abbey|Essex|51.687|-0.0042|18069
Waltham Cross|Hertfordshire|51.686|-0.0357|10000
Walthamstow|Greater London|51.5907|-0.0208|0
Waltham|North East Lincolnshire|53.5167|-0.1|6563
Walton-on-Thames|Surrey|51.3868|-0.4132|22834
Walton-on-the-Naze|Essex|51.8482|1.2674|17458
Walton|City and Borough of Leeds|53.925|-1.3275|0
Walton|City and Borough of Wakefield|53.6489|-1.4658|0
Walton|Derbyshire|53.2228|-1.4608|2500
Walton|Liverpool|53.4495|-2.9661|0
Walworth|Darlington|54.5667|-1.65|0
Wanborough|Borough of Swindon|51.5426|-1.6984|2268
Wandsworth|Greater London|51.4577|-0.2078|0
Wansford|Peterborough|52.5785|-0.42|472
Wanstead|Greater London|51.5768|0.0246|0
Wantage|Oxfordshire|51.5885|-1.4257|18505
Warboys|Cambridgeshire|52.4035|-0.0793|3825
Warden|Northumberland|54.9833|-2.1333|0
Wardle|Borough of Rochdale|53.65|-2.1333|7250
Wareham|Dorset|50.6879|-2.1106|7592
Ware|Hertfordshire|51.8106|-0.0288|17576
Warfield|Bracknell Forest|51.4421|-0.728|0
Wargrave|Wokingham|51.5007|-0.8658|4209
Waringstown|Armagh City Banbridge and Craigavon|54.4343|-6.2993|2856
Warkworth|Northumberland|55.35|-1.6167|1346
Warlingham|Surrey|51.3095|-0.0579|7970
Warminster|Wiltshire|51.2043|-2.1787|17490
Warnham|West Sussex|51.0911|-0.3485|1193
Warrenpoint|Newry Mourne and Down|54.1015|-6.2573|7670
Warrington|Milton Keynes|52.1845|-0.6876|0
Warrington|Warrington|53.3925|-2.5802|165456
Warsop|Nottinghamshire|53.214|-1.1509|9766
Warton|Lancashire|53.7499|-2.8933|1833
Warton|Lancashire|54.1472|-2.7643|2300
Warwick|Warwickshire|52.2833|-1.5833|24040
Washingborough|Lincolnshire|53.2242|-0.4748|6463
Washington|Sunderland|54.9|-1.5167|53526
Washington|West Sussex|50.9049|-0.4065|1930
Washwood Heath|City and Borough of Birmingham|52.5005|-1.8266|32921
Watchet|Somerset|51.1819|-3.3308|3581
Water Eaton|Milton Keynes|51.987|-0.7219|8412
Water Orton|Warwickshire|52.5157|-1.7401|3444
Waterbeach|Cambridgeshire|52.2655|0.1912|5795
Waterfoot|East Renfrewshire|55.7694|-4.2837|1260
Wateringbury|Kent|51.2554|0.4232|2396
Waterlooville|Hampshire|50.8807|-1.0304|64350
Waterloo|Sefton|53.4745|-3.0302|1001
Watford|Hertfordshire|51.6553|-0.396|125707
Wath upon Dearne|Rotherham|53.5029|-1.3458|17161
Watlington|Oxfordshire|51.6433|-1.0045|2187
Wattisham|Suffolk|52.1254|0.9386|1539
Watton at Stone|Hertfordshire|51.8584|-0.1138|2338
Watton|East Riding of Yorkshire|53.9333|-0.45|7601
Watton|Norfolk|52.5667|0.8333|9924
Wavendon|Milton Keynes|52.0254|-0.6741|0
Waverton|Cheshire West and Chester|53.1667|-2.8|0
Wavertree|Liverpool|53.3982|-2.9157|0
Wealdstone|Greater London|51.5998|-0.3371|0
Weaverham|Cheshire West and Chester|53.2602|-2.5729|6087
Wedmore|Somerset|51.2273|-2.8115|1409
Wednesbury|Sandwell|52.5514|-2.0236|24337
Wednesfield|Wolverhampton|52.5963|-2.0851|33555
Weedon Bec|West Northamptonshire|52.2296|-1.0837|0
Weeting|Norfolk|52.4644|0.6149|1839
Welford|West Berkshire|51.4573|-1.4113|0
Welford|West Northamptonshire|52.4171|-1.0587|1043
Welham Green|Hertfordshire|51.7346|-0.2208|0
Wellesbourne Mountford|Warwickshire|52.1925|-1.6097|6007
Wellesbourne|Warwickshire|52.1971|-1.5905|5849
Wellingborough|North Northamptonshire|52.3027|-0.6945|50577
Wellington|Herefordshire|52.1293|-2.7421|0
Wellington|Telford and Wrekin|52.7|-2.5167|22816
Welling|Greater London|51.4625|0.1076|42500
Wellow|Bath and North East Somerset|51.3244|-2.3742|529
Wells-next-the-Sea|Norfolk|52.9516|0.8511|2165
Wells|Somerset|51.2079|-2.649|11343
Welshpool|Sir Powys|52.6597|-3.1471|5948
Welton|East Riding of Yorkshire|53.7321|-0.5523|0
Welwyn Garden City|Hertfordshire|51.8017|-0.2069|59910
Welwyn|Hertfordshire|51.8331|-0.2136|3254
Wembley|Greater London|51.5524|-0.2969|90045
Wembury|Devon|50.3227|-4.0753|1819
Wemyss Bay|Inverclyde|55.8761|-4.8895|2580
Wem|Shropshire|52.8584|-2.7183|5870
Wendover|Buckinghamshire|51.7619|-0.7399|7702
Wendron|Cornwall|50.1333|-5.25|0
Wentworth|Rotherham|53.4782|-1.415|354
Wenvoe|Vale of Glamorgan|51.4478|-3.2637|1155
Weobley|Herefordshire|52.1596|-2.875|1101
Werrington|Cornwall|50.6667|-4.3667|0
West Bay|Dorset|50.7108|-2.7611|0
West Bergholt|Essex|51.9122|0.8499|3215
West Bridgford|Nottinghamshire|52.9298|-1.1254|48314
West Bromwich|Sandwell|52.5187|-1.9945|135618
West Byfleet|Surrey|51.3376|-0.5065|5054
West Calder|West Lothian|55.8519|-3.5698|3100
West Clandon|Surrey|51.2606|-0.5032|5422
West Coker|Somerset|50.9191|-2.6871|1161
West Derby|Liverpool|53.4328|-2.9096|0
West Drayton|Greater London|51.5|-0.4667|12156
West Ealing|Greater London|51.5136|-0.3229|0
West End of London|Greater London|51.5141|-0.1551|10575
West End|Greater London|51.5123|-0.1436|0
West End|Hampshire|50.9274|-1.3328|4227
West Haddon|West Northamptonshire|52.3417|-1.078|1718
West Hallam|Derbyshire|52.9709|-1.3585|6314
West Ham|Greater London|51.5333|0.0167|0
West Horndon|Essex|51.57|0.34|0
West Horsley|Surrey|51.2603|-0.4556|1276
West Ilsley|West Berkshire|51.5399|-1.3237|332
West Kilbride|North Ayrshire|55.69|-4.8577|4760
West Kingsdown|Kent|51.3428|0.2613|5484
West Kirby|Metropolitan Borough of Wirral|53.373|-3.1842|7680
West Linton|The Scottish Borders|55.7497|-3.3561|1530
West Malling|Kent|51.2927|0.4091|2266
West Mersea|Essex|51.778|0.9187|7057
West Molesey|Surrey|51.3999|-0.38|18565
West Rainton|County Durham|54.8167|-1.5|2316
West Thurrock|Borough of Thurrock|51.4783|0.2767|7795
West Walton|Norfolk|52.6978|0.1741|1731
West Watford|Hertfordshire|51.6574|-0.4165|0
West Wellow|Hampshire|50.9727|-1.5829|2929
West Wickham|Greater London|51.3667|-0.0167|14276
Westbourne|Greater London|51.5213|-0.1938|0
Westbury|Shropshire|52.6786|-2.9543|657
Westbury|Wiltshire|51.26|-2.1875|16989
Westcliff-on-Sea|Southend-on-Sea|51.5442|0.6918|1001
Westcott|Surrey|51.2244|-0.372|2528
Westergate|West Sussex|50.8399|-0.6712|9783
Westerham|Kent|51.2663|0.0689|3303
Westgate on Sea|Kent|51.3824|1.3367|6594
Westhill|Aberdeenshire|57.1526|-2.2797|11600
Westhill|Highland|57.4732|-4.1489|5270
Westhoughton|Borough of Bolton|53.549|-2.5246|26260
Weston Turville|Buckinghamshire|51.7917|-0.7577|2115
Weston Underwood|Milton Keynes|52.1457|-0.7386|0
Weston-super-Mare|North Somerset|51.346|-2.9766|82903
Westoning|Central Bedfordshire|51.9814|-0.497|2147
Westonzoyland|Somerset|51.1085|-2.9284|1686
Weston|Cheshire East|53.0667|-2.4|847
Westquarter|Falkirk|55.9914|-3.7402|1150
Westwood|Wiltshire|51.3346|-2.2797|1162
Wetheral|Cumbria|54.884|-2.8333|1605
Wetherby|City and Borough of Leeds|53.9284|-1.3867|13572
Wetwang|East Riding of Yorkshire|54.0175|-0.5774|761
Weybridge|Surrey|51.3718|-0.4597|19463
Weymouth|Dorset|50.6145|-2.4599|57691
Whaley Bridge|Derbyshire|53.3303|-1.9826|5140
Whalley|Lancashire|53.8221|-2.4071|4754
Whaplode|Lincolnshire|52.7993|-0.0364|1666
Wheathampstead|Hertfordshire|51.8115|-0.2937|4326
Wheatley|Oxfordshire|51.7473|-1.1394|5574
Wheaton Aston|Staffordshire|52.7114|-2.2206|1965
Wheldrake|City of York|53.8962|-0.963|1984
Whetstone|Leicestershire|52.5667|-1.1833|0
Whickham|Gateshead|54.9456|-1.6764|16625
Whimple|Devon|50.7665|-3.3565|1173
Whiston|Knowsley|53.42|-2.7891|0
Whiston|Rotherham|53.4085|-1.3151|0
Whitburn|South Tyneside|54.9533|-1.3686|5352
Whitburn|West Lothian|55.8667|-3.6833|10460
Whitby|North Yorkshire|54.4877|-0.615|13213
Whitchurch|Bath and North East Somerset|51.4061|-2.5627|0
Whitchurch|Cardiff|51.5117|-3.2208|0
Whitchurch|Herefordshire|51.85|-2.65|0
Whitchurch|Shropshire|52.9667|-2.6833|9710
White Waltham|Royal Borough of Windsor and Maidenhead|51.4922|-0.7724|349
Whitechapel|Greater London|51.5138|-0.0658|0
Whitecraig|East Lothian|55.9194|-3.0423|1200
Whitefield|Borough of Bury|53.55|-2.3|23545
Whitehaven|Cumbria|54.549|-3.5841|24900
Whitehead|Mid and East Antrim|54.7537|-5.7093|3697
Whitehills|Aberdeenshire|57.6773|-2.5786|1140
Whiteparish|Wiltshire|51.0104|-1.6485|1130
Whitford|County of Flintshire|53.2833|-3.2833|0
Whitland|Carmarthenshire|51.8189|-4.6153|1514
Whitley Bay|North Tyneside|55.0397|-1.4471|38055
Whitley|Wiltshire|51.3953|-2.1644|2436
Whitstable|Kent|51.3607|1.0257|30195
Whittingham|Northumberland|55.4012|-1.8934|280
Whittington|Shropshire|52.8732|-3.003|1481
Whittington|Staffordshire|52.6737|-1.7609|2085
Whittlesey|Cambridgeshire|52.558|-0.1302|12745
Whittlesford|Cambridgeshire|52.1135|0.1497|1536
Whitton|North Lincolnshire|53.7|-0.6333|0
Whitton|Sir Powys|52.3|-3.0667|0
Whitwell|Derbyshire|53.2833|-1.2167|3846
Whitworth|Lancashire|53.656|-2.1771|5798
Whyteleafe|Surrey|51.3081|-0.0843|3315
Wickford|Essex|51.611|0.5233|32975
Wickham Bishops|Essex|51.7783|0.6682|3788
Wickham Market|Suffolk|52.153|1.363|2156
Wickham|Hampshire|50.8992|-1.1882|2060
Wickham|West Berkshire|51.4434|-1.432|1958
Wickwar|South Gloucestershire|51.594|-2.3997|1717
Wick|Highland|58.4391|-3.0942|7140
Wick|South Gloucestershire|51.4531|-2.4236|1989
Wick|Vale of Glamorgan|51.4394|-3.5494|698
Wideopen|North Tyneside|55.0451|-1.6225|8976
Widnes|Borough of Halton|53.3618|-2.7341|61464
Wigan|Borough of Wigan|53.543|-2.6371|175405
Wigginton|City of York|54.0172|-1.0831|0
Wigmore|Herefordshire|52.3147|-2.858|757
Wigston Magna|Leicestershire|52.5813|-1.0925|33720
Wigton|Cumbria|54.8248|-3.1611|5831
Wilberfoss|East Riding of Yorkshire|53.9485|-0.8894|1866
Wilburton|Cambridgeshire|52.3519|0.1767|1013
Wilden|Bedford|52.1827|-0.3965|0
Willand|Devon|50.8833|-3.3667|3360
Willaston|Cheshire East|53.0667|-2.4833|2540
Willaston|Cheshire West and Chester|53.2955|-2.9973|2813
Willenhall|Walsall|52.5851|-2.0593|27500
Willerby|East Riding of Yorkshire|53.761|-0.4419|0
Willesden|Greater London|51.5333|-0.2333|0
Willingham|Cambridgeshire|52.314|0.0578|4015
Willingham|Lincolnshire|53.35|-0.6833|3513
Willington|Bedford|52.1341|-0.3724|751
Willington|County Durham|54.7167|-1.7|6633
Williton|Somerset|51.1624|-3.3221|2644
Wilmcote|Warwickshire|52.2208|-1.7653|1092
Wilmslow|Cheshire East|53.328|-2.2315|36617
Wilsden|Bradford|53.8208|-1.8596|5524
Wilsford|Wiltshire|51.3|-1.85|0
Wilstead|Bedford|52.0809|-0.4489|2177
Wilton|Wiltshire|51.0793|-1.8621|3579
Wimbledon Park|Greater London|51.435|-0.1988|0
Wimbledon|Greater London|51.4221|-0.2081|0
Wimblington|Cambridgeshire|52.5093|0.0842|4239
Wimborne Minster|Bournemouth, Christchurch and Poole Council|50.7833|-1.9833|14884
Wincanton|Somerset|51.0568|-2.4057|5435
Winchburgh|West Lothian|55.9579|-3.4646|2500
Winchcombe|Gloucestershire|51.9536|-1.964|4538
Winchelsea Beach|East Sussex|50.9169|0.7216|1362
Winchester|Hampshire|51.0651|-1.3187|46074
Windermere|Cumbria|54.3809|-2.9071|7765
Windlesham|Surrey|51.3651|-0.6548|4194
Windsor|Royal Borough of Windsor and Maidenhead|51.4833|-0.6|33348
Windygates|Fife|56.1955|-3.0527|1890
Winford|North Somerset|51.3833|-2.6611|1165
Wingate|County Durham|54.7324|-1.379|5134
Wingerworth|Derbyshire|53.202|-1.4336|6430
Wingfield|Wiltshire|51.3135|-2.2604|0
Wingham|Kent|51.2717|1.2146|1303
Wingrave|Buckinghamshire|51.8649|-0.7424|1389
Wing|Buckinghamshire|51.8952|-0.7196|2589
Wing|District of Rutland|52.6178|-0.6827|0
Winkleigh|Devon|50.8558|-3.943|1305
Winnersh|Wokingham|51.4275|-0.8799|0
Winscombe|North Somerset|51.3181|-2.8322|4546
Winsford|Cheshire West and Chester|53.1915|-2.524|30259
Winslow|Buckinghamshire|51.9428|-0.8813|4407
Winston|County Durham|54.5452|-1.7885|0
Winterbourne Stoke|Wiltshire|51.1673|-1.8981|0
Winterbourne|South Gloucestershire|51.5233|-2.5044|0
Winterbourne|West Berkshire|51.4461|-1.3466|2168
Winterton|North Lincolnshire|53.655|-0.5988|4899
Winwick|Warrington|53.4333|-2.6|2435
Wirksworth|Derbyshire|53.0823|-1.5739|5038
Wisbech|Cambridgeshire|52.6662|0.1594|32489
Wishaw|North Lanarkshire|55.7667|-3.9167|30510
Wiston|Pembrokeshire|51.8258|-4.87|0
Witchford|Cambridgeshire|52.387|0.206|2385
Witham|Essex|51.8001|0.6404|25353
Witheridge|Devon|50.9174|-3.7035|1158
Withernsea|East Riding of Yorkshire|53.7311|0.0319|6159
Withington|Herefordshire|52.1|-2.6333|0
Withington|Shropshire|52.7167|-2.6|0
Witley|Surrey|51.1499|-0.6477|6437
Witney|Oxfordshire|51.7836|-1.4854|29103
Wittering|Peterborough|52.607|-0.4405|2348
Witton Gilbert|County Durham|54.8057|-1.6369|2339
Wiveliscombe|Somerset|51.0414|-3.3128|2178
Wivelsfield Green|East Sussex|50.9631|-0.0713|1091
Wivenhoe|Essex|51.8555|0.958|9567
Woburn Sands|Milton Keynes|52.0158|-0.6498|5074
Woburn|Central Bedfordshire|51.9886|-0.619|933
Wokingham|Wokingham|51.4112|-0.8357|41143
Woking|Surrey|51.319|-0.5589|103932
Wold Newton|East Riding of Yorkshire|54.1428|-0.3999|337
Wold Newton|North East Lincolnshire|53.45|-0.1333|0
Woldingham|Surrey|51.2853|-0.0337|1502
Wollaston|North Northamptonshire|52.2579|-0.6704|3491
Wolsingham|County Durham|54.7308|-1.8832|2503
Wolston|Warwickshire|52.3772|-1.3954|2564
Wolvercote|Oxfordshire|51.7841|-1.2934|1154
Wolverhampton|Wolverhampton|52.5855|-2.123|252791
Wombourne|Staffordshire|52.5333|-2.1833|0
Wombwell|Barnsley|53.5219|-1.397|15518
Wooburn Green|Buckinghamshire|51.5878|-0.6794|0
Wooburn|Buckinghamshire|51.5789|-0.693|0
Wood Green|Greater London|51.6|-0.1167|0
Wood Street Village|Surrey|51.251|-0.637|1619
Woodborough|Wiltshire|51.3385|-1.8398|292
Woodbridge|Suffolk|52.0933|1.3204|11200
Woodbury|Devon|50.6766|-3.4016|1605
Woodchurch|Kent|51.0761|0.7735|1074
Woodcote|Telford and Wrekin|52.7333|-2.3333|2775
Woodford Green|Greater London|51.6094|0.0233|22803
Woodford|North Northamptonshire|52.3823|-0.581|1461
Woodford|Wiltshire|51.1167|-1.8333|0
Woodhall Spa|Lincolnshire|53.1521|-0.2145|4331
Woodley|Wokingham|51.45|-0.8833|0
Woodsetts|Rotherham|53.348|-1.172|1746
Woodside|Hertfordshire|51.6944|-0.4017|0
Woodstock|Oxfordshire|51.8485|-1.3513|2442
Woolavington|Somerset|51.1649|-2.9381|2115
Wooler|Northumberland|55.5476|-2.0119|1983
Woolley|City and Borough of Wakefield|53.6134|-1.5146|365
Woolpit|Suffolk|52.2245|0.8883|1753
Woolston|Southampton|50.8931|-1.378|0
Woolton|Liverpool|53.374|-2.87|0
Woolwich|Greater London|51.491|0.0648|0
Wool|Dorset|50.6797|-2.2189|2724
Wootton|Bedford|52.0953|-0.5349|4344
Wootton|Isle of Wight|50.7285|-1.2354|4231
Wootton|Kent|51.1738|1.1794|4467
Wootton|North Lincolnshire|53.6302|-0.3533|475
Worcester Park|Greater London|51.3799|-0.2445|16031
Worcester|Worcestershire|52.1893|-2.22|101659
Workington|Cumbria|54.6425|-3.5441|27120
Worksop|Nottinghamshire|53.3018|-1.124|43252
Worlaby|North Lincolnshire|53.6113|-0.4668|547
World's End|Greater London|51.6575|-0.1095|0
Wormley|Surrey|51.1362|-0.6467|1770
Worthing|West Sussex|50.818|-0.3754|99110
Wortley|Barnsley|53.4833|-1.5333|0
Worton|Wiltshire|51.3161|-2.0411|624
Wotton-under-Edge|Gloucestershire|51.6324|-2.3451|5627
Wouldham|Kent|51.3499|0.4582|1253
Wragby|Lincolnshire|53.2833|-0.3|1768
Wrawby|North Lincolnshire|53.5667|-0.4619|1469
Wrea Green|Lancashire|53.7765|-2.9157|1373
Wrexham|Wrexham|53.0466|-2.9913|65692
Wrington|North Somerset|51.3617|-2.7632|1918
Writtle|Essex|51.7291|0.4294|4840
Wrotham|Kent|51.3086|0.309|1921
Wroughton|Borough of Swindon|51.5241|-1.7956|6474
Wroxall|Isle of Wight|50.6163|-1.2229|1753
Wroxall|Warwickshire|52.3379|-1.669|1927
Wychbold|Worcestershire|52.2904|-2.1155|1366
Wye|Kent|51.1825|0.9368|1915
Wylam|Northumberland|54.9765|-1.8219|1412
Wymeswold|Leicestershire|52.8054|-1.1129|1296
Y Felinheli|Gwynedd|53.1874|-4.2048|2284
Yalding|Kent|51.2239|0.4292|1365
Yapton|West Sussex|50.8209|-0.613|5459
Yarmouth|Isle of Wight|50.7053|-1.4993|912
Yarm|Stockton-on-Tees|54.5036|-1.3579|19184
Yarnton|Oxfordshire|51.8045|-1.3115|2545
Yateley|Hampshire|51.343|-0.8298|20214
Yate|South Gloucestershire|51.5407|-2.4184|34406
Yatton|Herefordshire|51.9667|-2.5333|0
Yatton|North Somerset|51.3884|-2.8235|10251
Yaxley|Cambridgeshire|52.5177|-0.2585|9174
Yazor|Herefordshire|52.1167|-2.8667|0
Yeadon|City and Borough of Leeds|53.8644|-1.6874|37379
Yealmpton|Devon|50.3486|-3.9988|1677
Yelverton|Devon|50.4929|-4.0838|3627
Yeovil|Somerset|50.9416|-2.6321|45784
Yetminster|Dorset|50.8958|-2.5796|1105
Ynysybwl|Rhondda Cynon Taf|51.6392|-3.3604|3503
York|City of York|53.9576|-1.0827|153717
Youlgreave|Derbyshire|53.174|-1.6904|1018
Yoxall|Staffordshire|52.7666|-1.7907|1638
Ystalyfera|Neath Port Talbot|51.7672|-3.7808|10218
Ystrad Mynach|Caerphilly County Borough|51.6428|-3.2362|0
Ystradgynlais|Sir Powys|51.7667|-3.7667|0
`;
